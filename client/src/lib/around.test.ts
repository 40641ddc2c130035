// The colours around the page are those of the page.
import { expect, it } from "vitest";
import tokens from "../styles/tokens.css?raw";
import page from "../../index.html?raw";
import offline from "../../public/offline.css?raw";
import { PAPER } from "./around";

const papers = [...tokens.matchAll(/--paper: (#\w+)/g)].map(([, paper]) => paper);

it("has the colour of the paper around it", () => {
  expect(papers).toEqual([PAPER.light, PAPER.dark, PAPER.dark]);
  for (const paper of Object.values(PAPER)) expect(page).toContain(`content="${paper}"`);
});

it("looks the same without a network", () => {
  const told = [...offline.matchAll(/(--[\w-]+): (#\w+)/g)].map(([pair]) => pair);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((pair) => !tokens.includes(pair))).toEqual([]);
});
