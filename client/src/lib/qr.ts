// A text as a QR code: one path of an SVG, a unit for each module.
import qrcode from "qrcode-generator";

/** White around it, in modules, as readers need it. */
export const QUIET = 4;

export interface Code {
  /** Modules along one side, without the white around. */
  size: number;
  path: string;
}

export function codeOf(text: string): Code {
  const made = qrcode(0, "M"); // as large as the text needs; a seventh of it may be dirty
  made.addData(text);
  made.make();
  const size = made.getModuleCount();
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (made.isDark(y, x) ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
