import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Sizes of text are written in pixels and said in rem: whoever has told the browser to make text larger gets all of it
// larger. Text inside drawings is in their units, and grows with them.
const DRAWN = /\/(faces\/(?!TileFace|Rich|Amounts)|zones\/field\/)/;
const SIZE = /(font(?:-size)?:[^;{}]*?)(?<![\w.-])(\d*\.?\d+)px(?=[\s/;,})]|$)/g;

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: [
    vitePreprocess(),
    {
      style: ({ content, filename = "" }) =>
        DRAWN.test(filename) ? undefined : { code: content.replace(SIZE, (_, before, size) => `${before}${size / 16}rem`) },
    },
  ],
};
