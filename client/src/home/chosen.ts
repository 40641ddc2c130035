// The title that was chosen last, kept in this browser.
import type { TitleView } from "../wire";

const LAST = "last-title";

export function chosenTitle(): string {
  return localStorage.getItem(LAST) ?? "";
}

export function chooseTitle(key: string): void {
  localStorage.setItem(LAST, key);
}

/** Whoever has chosen nothing yet is offered the shortest game. */
export function lightest(titles: TitleView[]): TitleView | undefined {
  return titles.reduce<TitleView | undefined>((best, one) => (best && (best.minutes || Infinity) <= (one.minutes || Infinity) ? best : one), undefined);
}
