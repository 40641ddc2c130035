// An act is sent until the server has answered it; its key makes a second arrival harmless.
import { Refused } from "../lib/api";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

/** Not `crypto.randomUUID`: that is only there on https, and a table at home has none. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The server is not there, or something in between says so. */
function unreachable(error: unknown): boolean {
  return error instanceof Refused && (error.offline || [502, 503, 504].includes(error.status));
}

/** Try until there is an answer; `waiting` hears whether it has to wait, `wanted` says whether to go on. */
export async function persist<T>(
  attempt: () => Promise<T>,
  waiting: (yes: boolean) => void,
  wanted: () => boolean,
): Promise<T | null> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await attempt();
    } catch (error) {
      if (!unreachable(error)) throw error;
      if (!wanted()) return null;
      waiting(true);
      await pause(wait);
    } finally {
      waiting(false);
    }
    if (!wanted()) return null;
  }
}

/** So long, or until the network is back. */
function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, time);
    addEventListener("online", done);
  });
}
