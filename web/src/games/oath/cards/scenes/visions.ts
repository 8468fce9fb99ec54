// The visions: what is seen with closed eyes, in gold on purple.
import { VISION } from "./inks.ts";
import * as p from "../../../../art/print.ts";

const { it, near } = p;
const eye: p.Part = (ink) =>
  `<g opacity=".9">${p.shape("M8 70Q100-18 192 70 100 158 8 70Z", "sun", 0)(ink)}${p.shape("M20 70Q100-4 180 70 100 144 20 70Z", "far", 0.2)(ink)}</g>`;
const seen = [p.burst(100, 70, 34, "near", "far"), eye] as const;

export const visions = p.prints(VISION, {
  conquest: [
    ...seen,
    it("gi:crossed-swords", 58, 26, 84, "sun"),
    it("gi:castle", 78, 22, 44, "hot"),
  ],
  rebellion: [...seen, it("gi:uprising", 58, 22, 84, "sun"), p.flag(150, 90, 34)],
  sanctuary: [...seen, it("gi:greek-temple", 60, 24, 80, "sun"), p.dot(100, 88, 6, "hot")],
  faith: [
    ...seen,
    it("gi:secret-book", 60, 28, 80, "sun"),
    it("gi:candle-flame", 84, 4, 34, "hot"),
  ],
  conspiracy: [
    p.plain("dark"),
    p.taper(100, 120, 34),
    p.crowd(2, 40, "far", 1.6),
    it("gi:cowled", 4, 30, 84, "ray"),
    p.turned("gi:cowled", 112, 30, 84, "ray"),
    it("gi:stiletto", 118, 88, 40, "pale"),
    near("flat"),
  ],
});
