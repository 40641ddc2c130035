// A spot is said as `zone:spot`, a zone that is one place as `zone:`, and in a journal by its own name alone.
export function parted(id: string): [zone: string, spot: string] {
  const at = id.indexOf(":");
  return [id.slice(0, Math.max(0, at)), id.slice(at + 1)];
}
