// Troops: one dark figure in front of its land.
import {
  at,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  icon,
  line,
  path,
  scene,
  times,
} from "../../../../art/scene.ts";

const ROUND = 'stroke-linecap="round"';

/** A spear with its point up; x and y are its foot. */
const spear = (x: number, y: number, length: number, lean: number, ink: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${lean})">${
    line(`M0 0V${-length}`, ink, 3) + path(`M-4 ${-length}L0 ${-length - 16} 4 ${-length}Z`, ink)
  }</g>`;

export const spearmen = (): string =>
  scene(
    dawn("#C2A878", "#D0B88B", [40, 36, 16, "#FAEBC0"]),
    hill("mid", "#8E7448"),
    times(7, (k) => spear(30 + k * 17, 128, 74 + ((k * 13) % 22), (k - 3) * 4, "#3A2A18")),
    figure("gi:shield", 92, 40, 74, "#6B3A22", 0.4),
    line("M129 52V104M108 70H150", "#C98A4E", 4),
    ground("low", "#5B4527"),
  );

export const archers = (): string =>
  scene(
    dawn("#A5B79C", "#B4C4AC", [156, 34, 16, "#F8F0C8"]),
    hill("mid", "#708463"),
    line("M8 20 62 40M4 44 54 56M20 6 74 28", "#F4EFD4", 1.6),
    figure("gi:bowman", 48, 10, 108, "#26301F", 0.4),
    ground("low", "#49583D"),
  );

export const swordsmen = (): string =>
  scene(
    dawn("#BDB4AE", "#CBC3BE", [100, 44, 30, "#F8F0DC"], 20),
    hill("ridge", "#8C8079"),
    at(
      100,
      74,
      1,
      ...[-1, 1].map(
        (side) =>
          `<g transform="scale(${side} 1) rotate(-38)">${
            path("M-5 24V-58L0-70 5-58V24Z", "#F4F0E8") +
            path("M0-70 5-58V24H0Z", "#9AA0A3") +
            path("M-17 22H17V29H-17ZM-4 29H4V52H-4Z", "#3A2B22") +
            disc(0, 56, 6, "#C98A3A")
          }</g>`,
      ),
    ),
    hatch("M40 0H160V110H40Z", "hw", 0.08),
    figure("gi:visored-helm", 78, 58, 44, "#2C2320", 0.4),
    ground("low", "#574A43"),
  );

export const halberdiers = (): string =>
  scene(
    dawn("#B78E63", "#C69F75", [150, 38, 18, "#F7E3B4"]),
    hill("ridge", "#8A633F"),
    hill("mid", "#6B4A2E"),
    line("M34 120 22 8M172 120 182 14", "#3A281A", 4, ROUND),
    path("M12 18Q22 4 34 14L30 38Q20 34 12 40Z", "#4A3626"),
    figure("gi:visored-helm", 58, 26, 92, "#33251B", 0.45),
    ground("low", "#3F2B1B"),
  );

export const cavalry = (): string =>
  scene(
    dawn("#D0A070", "#DBB084", [100, 70, 46, "#F6DDB0"], 22),
    hill("mid", "#8D5E38"),
    figure("gi:mounted-knight", 40, 8, 114, "#341F14", 0.35),
    line("M8 104H44M2 92H32M14 114H36", "#F6DDB0", 2, ROUND),
    ground("low", "#553420"),
  );

export const crossbowmen = (): string =>
  scene(
    dawn("#9FA98A", "#AEB899", [44, 36, 16, "#F5EBC0"]),
    hill("ridge", "#76805F"),
    hill("mid", "#555F43"),
    figure("gi:crossbow", 50, 10, 104, "#2A2A1C", 0.4),
    ground("low", "#3A4030"),
  );

export const catapult = (): string =>
  scene(
    dawn("#C78757", "#D59A6B", [156, 40, 20, "#FBE0AE"]),
    hill("peaks", "#8C5232"),
    line("M60 34Q28 8 6 22", "#351D12", 1.6, 'stroke-dasharray="4 4"'),
    disc(8, 24, 8, "#351D12"),
    figure("gi:catapult", 44, 18, 110, "#351D12", 0.35),
    ground("low", "#4E2D1A"),
  );

export const knights = (): string =>
  scene(
    dawn("#8E9AA8", "#9DA9B6", [46, 38, 18, "#F3EBD0"]),
    hill("ridge", "#66727F"),
    line("M166 130V16", "#1E242B", 3.4),
    cut("M166 18H200L190 33 200 48H166Z", "#A33A30", "hl", 0.3),
    figure("gi:black-knight-helm", 54, 12, 96, "#1E242B", 0.4),
    icon("gi:crossed-swords", 8, 92, 36, "#2A323B"),
    ground("low", "#3B444E"),
  );
