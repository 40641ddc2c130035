// How I am told that it is my turn: what the server knows, and what I ask of it.
import { get, post } from "../../lib/api";
import { said } from "../../lib/problems";
import type { ChannelView, NoticesView } from "../../wire";

export type Kind = ChannelView["kind"];

export class Told {
  view = $state.raw<NoticesView | null>(null);
  busy = $state(false);
  /** Where something was last said, and what: below the form that it is about. */
  at = $state<Kind | null>(null);
  good = $state("");
  bad = $state("");

  async load(): Promise<void> {
    try {
      this.view = await get<NoticesView>("/api/notices");
    } catch (error) {
      this.bad = said(error);
    }
  }

  of(kind: Kind): ChannelView[] {
    return (this.view?.channels ?? []).filter((channel) => channel.kind === kind);
  }

  /** Say what went wrong. */
  complain(at: Kind, bad: string): void {
    this.at = at;
    this.good = "";
    this.bad = bad;
  }

  /** Ask for something, and say what came of it; whether it was granted. */
  async ask(at: Kind, path: string, body: unknown, good: string): Promise<boolean> {
    this.complain(at, "");
    this.busy = true;
    try {
      this.view = await post<NoticesView>(`/api/notices/${path}`, body);
      this.good = good;
    } catch (error) {
      this.bad = said(error);
    }
    this.busy = false;
    return !this.bad;
  }
}
