// A line of the page opens the rule that it rests on.
import { getContext, setContext } from "svelte";

type Open = (rule: string) => void;
const KEY = Symbol("rule");

export function provideRules(open: Open): void {
  setContext(KEY, open);
}

export function openRule(): Open {
  return getContext<Open>(KEY);
}
