// Deciding in a private copy: the server is told the whole line, and keeps nothing.
import { post } from "../lib/api";
import { Taking } from "../session/taking.svelte";
import type { Hint, ReasonTold, Suppose, Tried } from "../wire";
import type { Move } from "./variations";

export interface Copy {
  readonly id: string;
  /** Where one stands. */
  readonly place: Suppose;
  decide(actions: Move[]): Promise<void>;
}

export class Trying extends Taking {
  constructor(readonly copy: Copy & ConstructorParameters<typeof Taking>[0]) {
    super(copy);
  }

  override async send(actions: Move[]): Promise<void> {
    this.busy = true;
    this.tried = null;
    this.of.choosing.clear();
    this.of.choosing.hover(null);
    try {
      await this.copy.decide(actions);
    } catch (error) {
      this.refused(error);
    } finally {
      this.busy = false;
    }
  }

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
