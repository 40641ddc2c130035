// A table that is only shown: as it stands in the lesson, at the step that shows it best.
import { get, post } from "../lib/api";
import { Play } from "../session/play.svelte";
import type { LessonView, Taught } from "../wire";

export class Shown extends Play {
  constructor(readonly title: string) {
    super("");
  }

  /** Without a way to the server there is no picture, and the page says all in words. */
  async load(): Promise<void> {
    const path = `/api/titles/${this.title}/lesson`;
    const lesson = await get<LessonView>(path);
    const { scene } = await post<Taught>(path, { step: lesson.picture ?? 0 });
    this.viewer = lesson.seat;
    this.table = lesson.table;
    await this.looks.give(lesson);
    this.scene = scene;
  }
}
