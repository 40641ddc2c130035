// The server's JSON protocol (docs/protocol.md). Every refusal is a Problem with words for people.
import type { Me, Problem } from "../wire";
import { url } from "./url";

/** A refusal of the server, or the lack of one: then `offline` is set. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.detail);
  }
  get offline(): boolean {
    return this.status === 0;
  }
}

// One question at a time: two without a cookie would make two guests.
let asking: Promise<Me> | null = null;
let csrf: string | null = null;

/** Who I am; the cookie is made on the first call. */
export function me(): Promise<Me> {
  asking ??= request<Me>("GET", "/api/me")
    .then((answer) => ((csrf = answer.csrf), answer))
    .finally(() => (asking = null));
  return asking;
}

export function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

export async function post<T>(path: string, body: unknown = {}, method = "POST"): Promise<T> {
  const token = csrf ?? (await me()).csrf;
  try {
    return await request<T>(method, path, body, token);
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.say[0] !== "problem-token") throw error;
    return request<T>(method, path, body, (await me()).csrf); // another tab has become somebody else
  }
}

/** After "forget me": the next request begins as somebody new. */
export function forgetToken(): void {
  csrf = null;
}

/** Whether a stream would be opened there; throws why not. */
export async function opens(path: string): Promise<void> {
  const abort = new AbortController();
  const answer = await fetch(url(path), { signal: abort.signal }).catch(() => null);
  if (!answer || answer.ok) return abort.abort();
  throw new Refused((await answer.json()) as Problem, answer.status);
}

async function request<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["x-carrack-token"] = token;
  let answer: Response;
  try {
    answer = await fetch(url(path), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ say: ["problem-offline", {}], detail: "The server cannot be reached." }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem ?? { say: ["problem-server", {}], detail: answer.statusText }, answer.status);
}
