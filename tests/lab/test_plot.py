"""The picture of shares is well-formed and shows what it is given."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from carrack.lab.plot import Bar, plot

SVG = "{http://www.w3.org/2000/svg}"


def test_points_lie_within_their_intervals() -> None:
    """Also names that would break the file come out as they are."""
    bars = [Bar("a<b>&", 0.5, 0.4, 0.6), Bar("my_bots.py:" + "Long" * 20, 0.0, 0.0, 0.1)]
    root = ET.fromstring(plot("Who & why", "note", "even: 50 %", 0.5, bars))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"Who & why", "note", "even: 50 %", "a<b>&", "50.0 % (40.0–60.0)"} <= set(texts)
    ranges = [line for line in root.iter(f"{SVG}line") if line.get("class") == "range"]
    points = list(root.iter(f"{SVG}circle"))
    assert len(ranges) == len(points) == 2
    for line, point in zip(ranges, points, strict=True):
        assert float(line.get("x1", "")) <= float(point.get("cx", "")) <= float(line.get("x2", ""))
    [even] = [line for line in root.iter(f"{SVG}line") if line.get("class") == "even"]
    assert even.get("x1") == points[0].get("cx")
