// "4 minutes ago", as the reader's language says it.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, both in seconds since 1970; "" for less than a minute. */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const step = STEPS.find(([, seconds]) => passed >= seconds);
  if (!step) return "";
  return new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" }).format(
    -Math.floor(passed / step[1]),
    step[0],
  );
}
