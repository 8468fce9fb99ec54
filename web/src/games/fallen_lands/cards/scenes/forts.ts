// Fortifications.
import {
  castle,
  cut,
  dawn,
  figure,
  ground,
  hatch,
  hill,
  line,
  merlons,
  path,
  scene,
  times,
  tree,
} from "../../../../art/scene.ts";

/** A palisade: sharpened trunks along the ground. */
const palisade = (x: number, y: number, n: number, ink: string): string =>
  times(n, (k) => cut(`M${x + k * 11} ${y + 30}V${y + 4}l5-8 5 8V${y + 30}Z`, ink, "hl", 0.3));

export const garrison = (): string =>
  scene(
    dawn("#B6B79A", "#C3C4AA", [40, 36, 16, "#FAF2CC"]),
    hill("mid", "#858764"),
    figure("gi:military-fort", 46, 8, 106, "#33331F", 0.4),
    palisade(4, 94, 18, "#4A3A24"),
    path("M0 122H200V140H0Z", "#57583B"),
    hatch("M0 122H200V140H0Z"),
  );

export const watchtower = (): string =>
  scene(
    dawn("#8A98B0", "#9AA7BC", [150, 40, 18, "#F8E7BE"]),
    hill("ridge", "#66748C"),
    figure("gi:tower-flag", 48, 6, 108, "#232C3C", 0.4),
    tree(6, 70, 40, "#2E3A50"),
    ground("low", "#3E4A5E"),
  );

export const fortress = (): string =>
  scene(
    dawn("#A7B4B8", "#B6C2C5", [154, 36, 18, "#FAF0CE"]),
    hill("peaks", "#77878C"),
    castle(44, 34, 112, "#2B3438", "#F4D98A", "#C9813A"),
    ground("low", "#4A5659"),
  );

export const stronghold = (): string =>
  scene(
    dawn("#D8B48A", "#E3C5A1", [160, 36, 16, "#FFF1CC"]),
    hill("peaks", "#A5764C"),
    path(`M58 96V22H142V96Z${merlons(54, 12, 92, 6, 12)}`, "#4A2E1C"),
    hatch("M100 22H142V96H100Z", "hl", 0.35),
    path(`M18 120V58H78V120Z${merlons(14, 48, 68, 5, 11)}`, "#3A2415"),
    path(`M122 120V58H182V120Z${merlons(118, 48, 68, 5, 11)}`, "#3A2415"),
    hatch("M18 58H78V120H18ZM122 58H182V120H122Z", "hz", 0.3),
    path("M88 120V84a12 14 0 0 1 24 0V120ZM72 38h6v14h-6ZM122 38h6v14h-6Z", "#F8D58A"),
    line("M96 72V120M104 72V120M88 100H112", "#3A2415", 2),
    path("M32 74h5v13h-5ZM60 74h5v13h-5ZM136 74h5v13h-5ZM164 74h5v13h-5Z", "#F8D58A"),
    line("M100 12V-8", "#3A2415", 2),
    ground("low", "#6E4A2C"),
  );
