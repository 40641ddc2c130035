// A position to be looked at: the one that shows the table best, by the word of the title's lesson.
import { get, post } from "../lib/api";
import { Play } from "../session/play.svelte";
import type { LessonView, Taught } from "../wire";

export class Pictured extends Play {
  constructor(readonly title: string) {
    super("");
  }

  async load(): Promise<void> {
    const path = `/api/titles/${this.title}/lesson`;
    const lesson = await get<LessonView>(path);
    this.viewer = lesson.seat;
    this.table = lesson.table;
    await this.looks.give(lesson);
    this.scene = (await post<Taught>(path, { step: lesson.picture ?? 0 })).scene;
  }
}
