// The title that was chosen last, kept in this browser.
const LAST = "last-title";

export function chosenTitle(): string {
  return localStorage.getItem(LAST) ?? "";
}

export function chooseTitle(key: string): void {
  localStorage.setItem(LAST, key);
}
