// Deciding in a lesson: the server is told the step and what was done at it, and keeps nothing.
import { post } from "../lib/api";
import { t } from "../lib/words.svelte";
import { Copied } from "../session/copied.svelte";
import type { LessonWish, ReasonTold, Tried } from "../wire";

type Move = (string | number)[];

export interface Learning {
  readonly path: string;
  /** Where the pupil stands. */
  readonly place: LessonWish;
  /** There is something to do, and not only to read. */
  readonly task: boolean;
  decide(actions: Move[]): Promise<void>;
}

export class Trained extends Copied<Learning> {
  override notNow(piece: string): void {
    if (this.copy.task) super.notNow(piece);
    else this.why = { piece, text: t("lesson-read"), rule: "" };
  }

  protected override reason(piece: string): Promise<ReasonTold> {
    return post<ReasonTold>(`${this.copy.path}/why`, { ...this.copy.place, piece });
  }

  protected override preview(actions: Move[]): Promise<Tried> {
    return post<Tried>(`${this.copy.path}/preview`, { ...this.copy.place, actions });
  }
}
