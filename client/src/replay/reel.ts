// A film of scenes that is loaded in pieces. Each piece begins with a whole scene; the others are made when they are looked at.
import { patched } from "../session/patch";
import type { Line, Replay, Scene, ReplayStep } from "../wire";

/** So many actions are in one piece: as many as the server sends at once. */
export const PIECE = 120;

interface Piece {
  scenes: Scene[];
  steps: ReplayStep[];
}

export class Reel {
  #pieces = new Map<number, Piece>();

  constructor(public total = 0) {}

  /** An answer of the server: a piece, or more of one. */
  put({ scene, steps = [], total }: Pick<Replay, "scene" | "steps" | "total">): void {
    if (total < this.total) this.cut(total);
    this.total = total;
    const key = Math.floor(scene.at / PIECE);
    const skipped = scene.at - key * PIECE;
    const piece = this.#pieces.get(key);
    if (!skipped) this.#pieces.set(key, { scenes: [scene], steps: steps.slice(0, PIECE) });
    else if (piece?.steps.length === skipped) piece.steps.push(...steps.slice(0, PIECE - skipped));
  }

  /** From the action `total` on everything was taken back. */
  cut(total: number): void {
    this.total = total;
    for (const [key, piece] of this.#pieces) {
      const left = total - key * PIECE;
      if (left < 0) this.#pieces.delete(key);
      piece.steps.splice(Math.max(0, left));
      piece.scenes.splice(Math.max(0, left) + 1);
    }
  }

  /** From where to ask so that a position can be shown, and what led to it told; null if it can. */
  wanted(at: number): number | null {
    const key = Math.max(0, Math.ceil(at / PIECE) - 1); // where the action is that led there
    const length = this.#pieces.get(key)?.steps.length;
    return length !== undefined && at <= key * PIECE + length ? null : key * PIECE + (length ?? 0);
  }

  /** What else there is to ask for, the nearest to a position first; null if all is there. */
  lacking(at: number): number | null {
    const here = Math.floor(at / PIECE);
    const keys = Array.from({ length: Math.ceil(this.total / PIECE) }, (_, key) => key);
    keys.sort((a, b) => Math.abs(a - here) - Math.abs(b - here));
    for (const key of keys) {
      const end = Math.min((key + 1) * PIECE, this.total);
      const length = this.#pieces.get(key)?.steps.length ?? 0;
      if (key * PIECE + length < end) return key * PIECE + length;
    }
    return null;
  }

  scene(at: number): Scene | null {
    const held = this.#holder(at);
    if (!held) return null;
    const [{ scenes, steps }, k] = held;
    while (scenes.length <= k) scenes.push(patched(scenes.at(-1)!, steps[scenes.length - 1]!.patch));
    return scenes[k]!;
  }

  /** The action that led to a position. */
  step(at: number): ReplayStep | null {
    const key = Math.floor((at - 1) / PIECE);
    return this.#pieces.get(key)?.steps[at - 1 - key * PIECE] ?? null;
  }

  /** What was told before a position, as far back as it is known without a gap. */
  log(at: number): Line[] {
    const lines: Line[] = [];
    for (let k = at; k > 0; k--) {
      const step = this.step(k);
      if (!step) break;
      lines.push(step.line);
    }
    return lines.reverse();
  }

  /** The piece in which a position is, and at which place. The end of one is the beginning of the next. */
  #holder(at: number): [Piece, number] | null {
    const key = Math.floor(at / PIECE);
    for (const one of [key, key - 1]) {
      const piece = this.#pieces.get(one);
      if (piece && at - one * PIECE <= piece.steps.length) return [piece, at - one * PIECE];
    }
    return null;
  }
}

/** The part of the film to ask for: it ends where a piece ends. */
export function pieceQuery(from: number): string {
  return `from=${from}&to=${(Math.floor(from / PIECE) + 1) * PIECE}`;
}
