// What the compiler lets pass: promises nobody waits for, cases nobody thought of, props and classes nobody uses.
import { readdirSync, readFileSync } from "node:fs";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const folder = new URL("src/", import.meta.url);
const styles = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
/** Classes that have a style elsewhere: in the common sheet, or where another part looks into its parts. */
const elsewhere = styles.flatMap((name) => {
  const text = readFileSync(new URL(name.replaceAll("\\", "/"), folder), "utf8");
  const shared = name.endsWith(".css") ? text : (text.match(/:global\([^)]*\)/g) ?? []).join();
  return shared.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
});

export default defineConfig(
  { ignores: ["src/wire.ts"] }, // written by carrack/web/typescript.py
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-irregular-whitespace": ["error", { skipTemplates: true, skipComments: true }],
      "@typescript-eslint/no-confusing-void-expression": "off", // a one-line handler may hand on nothing
      "@typescript-eslint/no-dynamic-delete": "off", // patches do
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void a.b` is how an effect says that it depends on it
      "@typescript-eslint/no-non-null-assertion": "off", // what is drawn once the scene is there says so
      "@typescript-eslint/no-unnecessary-condition": "off", // what is awaited meanwhile changes, and not every browser has what its types say
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "svelte/button-has-type": "error",
      "svelte/no-target-blank": "error",
      "svelte/no-unused-class-name": ["error", { allowedClassNames: [...elsewhere, "/^[a-z]?$/", "s0"] }],
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      "svelte/prefer-svelte-reactivity": "off", // scenes and what is worked out from them are replaced, never changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: Object.fromEntries(["argument", "assignment", "call", "member-access", "return"].map((of) => [`@typescript-eslint/no-unsafe-${of}`, "off"])), // svelte-check knows their types
  },
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/require-await": "off", "@typescript-eslint/restrict-template-expressions": "off", "@typescript-eslint/no-base-to-string": "off" } },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
