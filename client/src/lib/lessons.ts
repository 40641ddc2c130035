// How far somebody has come in a lesson, kept in this browser.
interface Kept {
  /** The step that was on show last. */
  step: string;
  /** Its end was reached once. */
  done: boolean;
}

const key = (title: string): string => `lesson:${title}`;

export function lessonKept(title: string): Kept {
  try {
    const { step, done } = JSON.parse(localStorage.getItem(key(title)) ?? "{}") as Partial<Kept>;
    return { step: typeof step === "string" ? step : "", done: done === true };
  } catch {
    return { step: "", done: false };
  }
}

export function keepLesson(title: string, kept: Kept): void {
  localStorage.setItem(key(title), JSON.stringify(kept));
}
