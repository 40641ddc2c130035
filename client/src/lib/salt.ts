// What a player adds to the seed of the deal, so that whoever has drawn it cannot have chosen the cards.

export const LONGEST_SALT = 64;

/** A number that nobody could foresee, for those who think of none. */
export function someNumber(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("");
}

const utf8 = new TextEncoder();

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** SHA-256 by the browser itself, which it offers on a secure address alone. */
async function sha256(bytes: Iterable<number>): Promise<number[]> {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)))];
}

const hexOf = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The promise about a drawn seed. */
export async function commitment(drawn: string, nonce: string): Promise<string> {
  return hexOf(await sha256(bytesOf(drawn + nonce)));
}

/** The seed of the deal: the drawn one, or what it became by that which the seats have added. */
export async function dealtSeed(drawn: string, salts: string[]): Promise<string> {
  if (!salts.some(Boolean)) return drawn;
  const added = await Promise.all(salts.map((salt) => sha256(utf8.encode(salt))));
  return hexOf(await sha256([...bytesOf(drawn), ...added.flat()])).slice(0, 32);
}
