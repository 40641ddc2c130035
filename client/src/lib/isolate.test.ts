import { describe, expect, it } from "vitest";
import { isolated } from "./isolate";

describe("names in a line", () => {
  it("are left as they are where they are read from the left", () => {
    expect(isolated("Anna")).toBe("Anna");
    expect(isolated("Анна 7")).toBe("Анна 7");
  });
  it("are kept apart where they are read from the right", () => {
    expect(isolated("דוד")).toBe("\u2068דוד\u2069");
    expect(isolated("محمد 7")).toBe("\u2068محمد 7\u2069");
  });
});
