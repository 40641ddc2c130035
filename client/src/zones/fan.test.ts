import { describe, expect, it } from "vitest";
import { fan, FULL } from "./fan";

describe("cards side by side", () => {
  it("are full as long as they fit", () => {
    expect(fan(606, 6, 120, 12)).toMatchObject({ compact: false });
    expect(fan(606, 3, 91, 12)).toMatchObject({ width: 91, step: 103 });
  });

  it("become compact, then overlap, then run over the edge", () => {
    expect(fan(606, 8, 91, 12).compact).toBe(true);
    expect(fan(606, 8, 91, 12).width).toBeLessThan(FULL);
    const phone = fan(366, 8, 62, 6);
    expect(phone.step).toBeLessThan(phone.width);
    expect(7 * phone.step + phone.width).toBeCloseTo(366);
    expect(13 * fan(366, 14, 62, 6).step).toBeGreaterThan(366);
  });

  it("hide none of their signs as long as they can be smaller", () => {
    const hand = fan(580, 8, 114, 12);
    expect(hand.step).toBeGreaterThanOrEqual(hand.width);
    expect(fan(340, 8, 55, 6).step / fan(340, 8, 55, 6).width).toBeGreaterThan(0.9);
  });

  it("lie further apart when one of them is to be chosen", () => {
    expect(fan(100, 12, 42, 4).step).toBeLessThan(30);
    expect(fan(100, 12, 42, 4, true).step).toBeGreaterThanOrEqual(30);
  });

  it("need no room for no cards", () => {
    expect(fan(0, 0, 80, 6).width).toBeGreaterThan(0);
  });
});
