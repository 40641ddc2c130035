// Into the clipboard, also at an address that is not secure: there the browser has an older way.

/** Whether it is there now. */
export async function copyText(text: string, clipboard: Pick<Clipboard, "writeText"> | null | undefined = navigator.clipboard): Promise<boolean> {
  const copied = await (clipboard?.writeText(text).then(() => true, () => false) ?? false);
  return copied || copyOldWay(text);
}

/** What is selected is copied; so a field is selected for a moment, above whatever dialog is open. */
function copyOldWay(text: string): boolean {
  if (typeof document === "undefined") return false;
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  (before?.closest("dialog, [popover]") ?? document.body).append(field);
  field.select();
  const copied = said(() => document.execCommand("copy")); // eslint-disable-line @typescript-eslint/no-deprecated -- nothing else is there
  field.remove();
  before?.focus({ preventScroll: true });
  return copied;
}

function said(does: () => boolean): boolean {
  try {
    return does();
  } catch {
    return false;
  }
}
