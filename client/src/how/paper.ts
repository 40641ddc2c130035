// Paper is light, whatever the screen is: night colours would print as pale ink.

/** While the page is printed it is in the light theme; returns how to stop listening. */
export function onPaper(): () => void {
  const look = document.documentElement.dataset;
  let screen: string | undefined;
  const begin = () => {
    screen = look.theme;
    look.theme = "light";
  };
  const end = () => {
    if (screen === undefined) delete look.theme;
    else look.theme = screen;
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}
