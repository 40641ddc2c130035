import { expect, test } from "vitest";
import { commitment, dealtSeed, someNumber } from "./salt";

const DRAWN = "00000000000000000000000000000002";

// Worked out with Python's hashlib, as docs/protocol.md tells it.
test("the promise and the deal are worked out as the server does", async () => {
  expect(await commitment("00".repeat(16), "ff".repeat(16))).toBe("a386a11d535d6047c30ecdd1135c508b2812378b2554eeab247b48e712dce009");
  expect(await dealtSeed(DRAWN, ["a horse", "", "4711"])).toBe("396494601e7d7c3c8f041221ecd5f9e9");
  expect(await dealtSeed(DRAWN, ["конь", ""])).toBe("ffe065eea09cdd0f8f8d353db53b63bc");
});

test("who adds nothing changes nothing", async () => {
  expect(await dealtSeed(DRAWN, ["", ""])).toBe(DRAWN);
  expect(await dealtSeed(DRAWN, [])).toBe(DRAWN);
});

test("a number of nobody's choice is another each time", () => {
  const found = new Set(Array.from({ length: 50 }, someNumber));
  expect(found.size).toBe(50);
  expect([...found].every((text) => /^\d{2,20}$/.test(text))).toBe(true);
});
