// Whoever came by the address of a section stays there while what is above it is still drawn, until they move themselves.

const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Returns what ends it. */
export function stayAt(id: string, page: Element): () => void {
  const watcher = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  const stop = () => {
    watcher.disconnect();
    for (const move of MOVES) removeEventListener(move, stop);
  };
  watcher.observe(page); // it tells of the first size, too
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
