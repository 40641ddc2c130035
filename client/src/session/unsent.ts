// The act that is on its way to the server, kept in this browser until it is answered: it outlives the page.
import type { Act } from "../wire";

const name = (table: string): string => `unsent:${table}`;

export function keep(table: string, act: Act): void {
  localStorage.setItem(name(table), JSON.stringify(act));
}

export function kept(table: string): Act | null {
  try {
    return JSON.parse(localStorage.getItem(name(table)) ?? "null") as Act | null;
  } catch {
    return null;
  }
}

export function forget(table: string): void {
  localStorage.removeItem(name(table));
}
