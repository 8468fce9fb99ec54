// The throne: 76 x 92, from the knob on top of its back.
import { at, cut, disc, line, path, type Ink } from "./scene.ts";

export function throne(x: number, y: number, scale: number, ink: Ink, cloth: Ink): string {
  const gold = "#F0C46A";
  const knob = (x: number, y: number, r: number): string =>
    disc(x, y, r + 1.4, ink) + disc(x, y, r - 0.6, "#FFF0C0");
  const back = "M-16 68V37Q-16 26 0 17 16 26 16 37V68Z";
  return at(
    x,
    y,
    scale,
    cut("M-24 92V34Q-24 21-13 16L0 0 13 16Q24 21 24 34V92Z", ink, "hw", 0.14),
    cut(back, cloth, "hl", 0.35),
    line(back, gold, 1.8),
    path("M-38 63Q-38 57-32 57H-22V92H-38ZM38 63Q38 57 32 57H22V92H38Z", ink),
    path("M-22 70H22V81H-22Z", cloth),
    path("M-22 70H22V74H-22Z", "#FFFFFF33"),
    path("M-22 79H22V82H-22Z", gold),
    [-1, 1].map((side) => knob(side * 32, 57, 6) + knob(side * 24, 32, 4.5)).join(""),
    knob(0, 0, 5.5),
    path("M-9 49-10.5 35-4 40 0 31.5 4 40 10.5 35 9 49Z", "#F4D27A"),
  );
}
