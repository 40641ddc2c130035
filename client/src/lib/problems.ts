// What to tell a person when something went wrong.
import { Refused } from "./api";
import { page, t } from "./words.svelte";

/** A refusal in the reader's language; in English if the page has no words for it. */
export function said(error: unknown): string {
  if (!(error instanceof Refused)) return t("problem-server");
  const [id, args] = error.problem.say;
  return page.current?.knows(id) ? t(id, { detail: error.problem.detail, ...args }) : error.problem.detail;
}
