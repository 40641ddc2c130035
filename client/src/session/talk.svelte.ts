// What people say at the table: read once, then as it comes. Whom I do not want to read is kept in this browser.
import { get, post } from "../lib/api";
import type { Remark, Talk as Told } from "../wire";

const MUTED = "muted";

/** Who said it: somebody at a seat, or a watcher by name. */
export function speaker({ seat, name = "" }: Remark): string {
  return seat < 0 ? `watcher:${name}` : `seat:${seat}`;
}

export class Talk {
  remarks = $state.raw<Remark[]>([]);
  unread = $state(0);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** On show: what comes is read at once. */
  #shown = false;

  constructor(readonly table: string) {
    this.muted = new Set(this.#kept()[table] ?? []);
  }

  heard = $derived.by(() => this.remarks.filter((remark) => !this.muted.has(speaker(remark))));

  async load(): Promise<void> {
    const told = await get<Told>(`/api/tables/${this.table}/chat`).catch(() => null);
    if (told) this.remarks = told.remarks;
  }

  add(remark: Remark): void {
    if (remark.id && this.remarks.some(({ id }) => id === remark.id)) {
      this.remarks = this.remarks.map((one) => (one.id === remark.id ? remark : one)); // the host has hidden it, or shows it
      return;
    }
    this.remarks = [...this.remarks, remark];
    if (!this.#shown && !this.muted.has(speaker(remark))) this.unread++;
  }

  show(yes: boolean): void {
    this.#shown = yes;
    if (yes) this.unread = 0;
  }

  async say(text: string): Promise<void> {
    await post(`/api/tables/${this.table}/chat`, { text });
  }

  mute(who: string, yes: boolean): void {
    const muted = new Set(this.muted);
    if (yes) muted.add(who);
    else muted.delete(who);
    this.muted = muted;
    localStorage.setItem(MUTED, JSON.stringify({ ...this.#kept(), [this.table]: [...muted] }));
  }

  #kept(): Record<string, string[]> {
    try {
      return (JSON.parse(localStorage.getItem(MUTED) ?? "{}") as Record<string, string[]> | null) ?? {};
    } catch {
      return {};
    }
  }
}
