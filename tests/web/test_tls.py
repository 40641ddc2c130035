"""A letter by https: the name that was typed is the name that must be proved, whatever address it has."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from carrack.table.refused import Refused
from carrack.web.channels.addresses import Addresses
from carrack.web.channels.post import Letter, Postman

pytestmark = pytest.mark.anyio
NAME = "hooks.invalid"


@pytest.fixture
def proof(tmp_path: Path) -> Path:
    """A key and the certificate of a name, which it has signed itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "proof.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


async def sent(proof: Path, name: str, believed: bool, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Send a letter to that name; which names the server was asked for."""
    asked: list[str] = []
    here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    here.load_cert_chain(proof)
    here.sni_callback = lambda line, wanted, context: asked.append(wanted)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    monkeypatch.setattr("carrack.web.channels.addresses._look_up", lambda *_: ["127.0.0.1"])
    postman = Postman(Addresses(private=True))
    if believed:
        postman._tls = ssl.create_default_context(cafile=proof)
    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=here) as server:
        port = server.sockets[0].getsockname()[1]
        assert await postman.send(Letter(f"https://{name}:{port}/", b"x", {})) == 204
    return asked


async def test_the_name_is_asked_for_and_proved(proof: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the address that it leads to."""
    assert await sent(proof, NAME, True, monkeypatch) == [NAME]


@pytest.mark.parametrize(("name", "believed"), [("other.invalid", True), (NAME, False)])
async def test_who_cannot_prove_it_is_told_nothing(
    proof: Path, name: str, believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another name, or a certificate that nobody has signed whom we believe."""
    with pytest.raises(Refused, match="did not arrive"):
        await sent(proof, name, believed, monkeypatch)
