// Deciding in a private copy: the server is told the whole line, and keeps nothing.
import { post } from "../lib/api";
import { Copied } from "../session/copied.svelte";
import type { Hint, ReasonTold, Suppose, Tried } from "../wire";
import type { Move } from "./variations";

export interface Copy {
  readonly id: string;
  /** Where one stands. */
  readonly place: Suppose;
  decide(actions: Move[]): Promise<void>;
}

export class Trying extends Copied<Copy> {
  override hint(): Promise<Hint> {
    return post<Hint>(`/api/tables/${this.copy.id}/what-if/hint`, this.copy.place);
  }

  protected override reason(piece: string): Promise<ReasonTold> {
    return post<ReasonTold>(`/api/tables/${this.copy.id}/what-if/why`, { ...this.copy.place, piece });
  }

  protected override preview(actions: Move[]): Promise<Tried> {
    return post<Tried>(`/api/tables/${this.copy.id}/what-if/preview`, { ...this.copy.place, actions });
  }
}
