// What kind of device the page is on, as far as it must know.

/** An iPhone or iPad; the newer ones say that they are a Mac, but no Mac is touched. */
export function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

/** Opened from the home screen or as a window of its own. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
}
