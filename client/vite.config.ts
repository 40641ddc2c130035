import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built page is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  base: "./", // files name each other beside themselves; carrack/web/page.py gives the document whole paths
  test: { css: true }, // used.test.ts reads the styles
  build: {
    outDir: "../carrack/web/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
});
