import { expect, test } from "vitest";
import { CLOCKS, clockName, timeText } from "./clocks";

const letters = { day: "d", hour: "h" };

test("time is said as short as it can be", () => {
  expect(timeText(0, letters)).toBe("0:00");
  expect(timeText(59.2, letters)).toBe("1:00");
  expect(timeText(605, letters)).toBe("10:05");
  expect(timeText(3723, letters)).toBe("1:02:03");
  expect(timeText(2 * 86400 + 5 * 3600 + 7, letters)).toBe("2 d 5 h");
});

test("who is out of time sees for how long", () => {
  expect(timeText(-12, letters)).toBe("−0:12");
});

test("every clock that can be chosen has a name", () => {
  expect(CLOCKS.map((rules) => clockName(rules)[0])).toEqual(["clock-none", "clock-live", "clock-live", "clock-live", "clock-days", "clock-days", "clock-days"]);
  expect(clockName(CLOCKS[2])).toEqual(["clock-live", { n: 30, more: 30 }]);
});
