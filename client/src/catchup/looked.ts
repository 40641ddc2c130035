// When this browser last showed a table, kept for the latest few.
const KEPT = "looked";
const FEW = 30;

/** Seconds since 1970; null if it is not known. */
export function lastLook(table: string): number | null {
  return read()[table] ?? null;
}

export function noteLook(table: string, now = Date.now() / 1000): void {
  const { [table]: _, ...others } = read();
  const latest = Object.entries(others).slice(1 - FEW);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...latest, [table, Math.round(now)]])));
  } catch {
    // No room, or it is not allowed: then nobody knows when it was.
  }
}

function read(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
}
