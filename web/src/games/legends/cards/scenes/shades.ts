// The Cursed, in violets and bone; and the Night, in deep blues with lamplight.
import {
  at,
  both,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  icon,
  line,
  moon,
  path,
  rays,
  scene,
  sky,
  stars,
  times,
  water,
} from "../../../../art/scene.ts";
import { deadTree } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

// ---- Cursed

export const cursed_banshee = (): string =>
  scene(
    sky("#2C2742", false),
    `<g opacity=".5">${rays(100, 60, 20, "#3A3356")}</g>`,
    disc(128, 50, 40, "#6E628E"),
    disc(128, 50, 33, "#CFC4DE"),
    disc(140, 40, 5, "#B4A8C8") + disc(120, 62, 7, "#B4A8C8"),
    deadTree(22, 122, 1.35, "#171228") + deadTree(186, 124, 0.9, "#171228"),
    hill("low", "#211B36"),
    // She comes wailing over the moor, her hair behind her.
    cut(
      "M74 30Q88 14 104 24 118 32 114 50L126 62 146 58 130 70 120 72Q128 94 158 104 132 106 122 100 130 116 150 124 112 122 98 104 84 92 78 78L60 88 70 72Q62 62 46 60 62 52 70 52 66 38 74 30Z",
      "#E9F3EC",
      "hl",
      0.12,
    ),
    path(
      "M74 30Q88 12 106 22 96 20 86 28 74 34 70 52 58 44 40 46 52 36 64 38 54 28 36 26 56 20 74 30Z",
      "#8FB8B0",
    ),
    path("M82 36q5-3 8 3-5 4-9 1ZM97 36q5-2 8 3-5 4-9 1Z", "#171228"),
    path("M88 50Q95 44 101 50 103 64 95 66 88 64 88 50Z", "#171228"),
    line("M98 84Q110 100 130 110M90 80Q94 92 104 100", "#A9C9BE", 1.8, ROUND),
    cut("M0 124Q40 114 92 124T200 118V140H0Z", "#120E20", "hl"),
  );

export const cursed_gargoyles = (): string => {
  const stone = "#1E1930";
  return scene(
    dawn("#4A3F66", "#574B76", [100, 54, 46, "#E9DDF2"], 24),
    // Others of their kind on the spires beside.
    both(
      path("M10 140V84L22 74 34 84V140ZM38 140V104L46 90 54 104V140Z", "#352D50") +
        hatch("M22 74 34 84V140H22Z", "hl", 0.5) +
        figure("gi:gargoyle", 0, 32, 46, "#2A2342", 0.25, 0) +
        disc(20, 43.6, 1.3, "#9BE07A") +
        disc(26, 43.6, 1.3, "#9BE07A"),
    ),
    cut("M62 106H138V117H130V140H70V117H62Z", "#3D3458", "hz", 0.35),
    path("M70 117H130V122H70Z", stone),
    figure("gi:gargoyle", 50, 8, 100, stone, 0.3, 0),
    disc(93.4, 33, 2.4, "#9BE07A") + disc(106.6, 33, 2.4, "#9BE07A"),
  );
};

export const cursed_king = (): string =>
  scene(
    dawn("#39304E", "#463B5E", [100, 58, 40, "#8772A6"], 20),
    hill("ridge", "#241D35"),
    // A mantle of ermine under the skull.
    cut("M34 140Q42 104 78 92H122Q158 104 166 140Z", "#5B1E3A", "hl", 0.3),
    path("M70 94Q100 112 130 94L138 112Q100 136 62 112Z", "#EFE8F2"),
    path(
      times(7, (k) => `M${73 + k * 9} ${[103, 108, 112, 113, 112, 108, 103][k]}l1.6 5h-3.2Z`),
      "#241D35",
    ),
    figure("gi:crowned-skull", 54, 8, 92, "#E5DEEC", 0, 0.45),
    both(disc(85, 66, 3, "#9BE07A")),
    cut("M0 134Q60 126 110 132T200 128V140H0Z", "#181226", "hl"),
  );

export const cursed_mausoleum = (): string => {
  const stone = "#CFC4D8";
  const dark = "#2A2340";
  return scene(
    sky("#4E4466"),
    moon(40, 38, 17, "#EFE6C8"),
    stars([76, 20], [128, 16], [172, 30], [184, 62], [16, 70]),
    hill("ridge", "#3A3252"),
    deadTree(178, 116, 1.15, "#1A142C"),
    // Pediment, columns, a door with a green light behind it.
    path("M40 56 100 20 160 56Z", stone),
    path("M58 52 100 28 142 52Z", "#8E829E"),
    icon("gi:crowned-skull", 89, 29, 22, dark),
    path("M40 56H160V64H40Z", stone),
    path("M50 64H150V112H50Z", "#5E5276"),
    path("M82 112V82a18 16 0 0 1 36 0V112Z", dark),
    path("M92 112V86q8-8 16 0V112Z", "#9BE07A"),
    hatch("M92 112V86q8-8 16 0V112Z", "hl", 0.3),
    [52, 66, 126, 140]
      .map(
        (x) =>
          cut(`M${x} 64h9v48h-9Z`, stone, "hl", 0.18) +
          path(`M${x - 2} 64h13v4h-13ZM${x - 2} 108h13v4h-13Z`, stone),
      )
      .join(""),
    path("M38 112H162V119H38ZM30 119H170V127H30Z", stone),
    hatch("M38 119H162V127H30Z", "hl", 0.3),
    cut("M0 128Q60 120 110 127T200 122V140H0Z", "#1A142C", "hl"),
  );
};

export const cursed_tower = (): string => {
  const stone = "#1C1530";
  return scene(
    sky("#54406E", false),
    `<g opacity=".55">${rays(100, 64, 18, "#665080")}</g>`,
    disc(100, 70, 42, "#A58BC0"),
    // A storm stands over it.
    path(
      "M0 0H200V20q-14 14-30 4-12 16-34 6-18 14-38 2-20 12-40 0-16 10-34 0-12 6-24-2Z",
      "#2E2446",
    ),
    hatch("M0 0H200V30H0Z", "hl", 0.35),
    path("M158 24 144 54 153 54 140 88 168 48 158 48 170 26Z", "#F6E7A0"),
    hill("ridge", "#3D3054"),
    // Crooked, with a crown of thorns.
    cut(
      "M74 128Q82 96 80 70L76 52 84 40 80 22 90 32 98 8 106 32 118 24 114 42 120 54 114 72Q112 98 124 128Z",
      stone,
      "hw",
      0.1,
    ),
    path("M72 50H124L120 60H77Z", "#2E2446"),
    line("M80 78 116 70M80 94 116 86M79 112 119 104", "#3D3054", 2.4),
    path("M94 42q4-7 8 0v9h-8ZM92 80q3-5 6 0v7h-6ZM103 96q3-5 6 0v7h-6Z", "#9BE07A"),
    path("M88 128V114q7-8 14 0v14Z", "#9BE07A"),
    // What flies around it counts.
    [
      [46, 44, 1],
      [60, 70, 0.7],
      [142, 100, 0.6],
      [34, 74, 0.6],
    ]
      .map(([x, y, s]) =>
        at(
          x!,
          y!,
          s!,
          path("M-16-4Q-8-8-4 0L-2-4H2L4 0Q8-8 16-4 8-2 4 6L0 3-4 6Q-8-2-16-4Z", stone),
        ),
      )
      .join(""),
    cut("M0 128Q40 112 74 124 100 116 128 124 164 110 200 126V140H0Z", "#130E22", "hl"),
  );
};

export const graveyard = (): string => {
  const stone = "#D8D6C4";
  const grave = (x: number, y: number, s: number, turn: number): string =>
    at(
      x,
      y,
      s,
      `<g transform="rotate(${turn})">${cut("M-14 34V2Q-14-16 0-16T14 2V34Z", stone, "hl", 0.14)}${path("M-2-8H2V-2H8V2H2V16H-2V2H-8V-2H-2Z", "#6F7460")}</g>`,
    );
  return scene(
    sky("#8D9A86"),
    disc(146, 40, 25, "#A6B29B"),
    disc(146, 40, 20, "#F0ECCB"),
    hill("high", "#6F7D6C"),
    // A fence with points.
    line("M0 92H200M0 104H200", "#3A443A", 2.4),
    path(
      times(17, (k) => `M${2 + k * 12} 112V86l2.4-6 2.4 6v26Z`),
      "#3A443A",
    ),
    deadTree(30, 118, 1.4, "#2A322B"),
    grave(80, 86, 1.15, -5) +
      grave(126, 84, 1.3, 4) +
      grave(170, 94, 1, -8) +
      grave(50, 102, 0.85, 6),
    // A raven on the highest.
    at(126, 52, 1, path("M-14 8Q-6-8 6-8L10-12 16-8 11-4Q10 6 0 10L-16 14Z", "#1E241F")),
    cut("M0 122Q40 110 84 120T200 114V140H0Z", "#343E33", "hl"),
  );
};

// ---- Night

export const night_hydra = (): string => {
  const skin = "#7FD1B2";
  // A neck out of the water, and the head at its end; it looks right.
  const neck = (
    d: string,
    x: number,
    y: number,
    scale: number,
    turn: number,
    flip = false,
  ): string =>
    line(d, "#0E2A38", 19, ROUND) +
    line(d, skin, 15, ROUND) +
    line(d, "#2F7A6C", 15, 'stroke-dasharray="2.4 7"') +
    line(d, skin, 7, ROUND) +
    at(
      x,
      y,
      scale,
      `<g transform="rotate(${turn})${flip ? " scale(-1 1)" : ""}">${path("M-12 10Q-18-4-10-14L-18-24-2-17-2-27 8-15Q22-14 38-4L37 2 30-1 27 4 23 0 18 5 12 3Q20 10 34 10L31 16Q12 20-2 14Z", skin)}${hatch("M-12 10Q-18-4-10-14L-18-24-2-17-2-27 8-15 2-4Z", "hl", 0.35)}${disc(9, -7, 3.2, "#FFD36B")}${disc(10, -7, 1.4, "#0E2A38")}${path("M20 5 34 10 20 9Z", "#C8452F")}</g>`,
    );
  return scene(
    sky("#1E3A4A"),
    moon(30, 34, 16, "#EFE3B0"),
    stars([62, 14], [164, 16], [184, 46], [14, 76], [128, 12]),
    hill("ridge", "#16303E"),
    neck("M118 124Q150 108 142 84 136 66 146 54", 146, 50, 0.86, 4),
    neck("M78 124Q44 108 56 84 62 70 54 58", 54, 54, 0.86, -4, true),
    neck("M98 128Q120 96 100 70 90 54 98 36", 98, 34, 1.08, -6),
    water(112, "#12384A", 0.4),
    line("M54 115q10-7 20 0M86 118q12-7 24 0M112 114q10-7 20 0", "#BFE6D6", 2.6, ROUND),
  );
};

export const night_village = (): string =>
  scene(
    sky("#1F3350"),
    moon(156, 34, 18, "#F2E6B8"),
    stars([30, 24], [62, 40], [96, 18], [120, 46], [20, 62]),
    hill("high", "#1B4257"),
    hill("mid", "#163646"),
    figure("gi:village", 48, 20, 104, "#F0C56A", 0, 0.55),
    ground("low", "#0E2430"),
    path("M88 140Q94 122 110 112L116 113Q106 126 108 140Z", "#F0C56A55"),
  );

export const night_wizard = (): string => {
  const ink = "#0E1B30";
  return scene(
    sky("#24356A", false),
    `<g opacity=".5">${rays(146, 40, 22, "#31457F")}</g>`,
    stars([24, 22], [54, 44], [92, 14], [20, 84], [180, 84], [184, 20]),
    hill("ridge", "#1A2750"),
    // A hat full of stars, a beard, wide sleeves.
    cut("M36 140Q44 96 68 80H104Q122 92 130 140Z", "#3A4FA0", "hl", 0.3),
    path("M62 80Q86 96 110 80L116 100Q86 116 56 100Z", "#2A3A7C"),
    path("M70 60H104V78Q100 92 87 92T70 78Z", "#E3B58A"),
    path("M46 64Q86 44 128 64 108 70 87 68 66 70 46 64Z", ink),
    path("M60 60Q70 26 104 6 100 16 104 24 108 42 114 60 86 52 60 60Z", ink),
    hatch("M60 60Q70 26 104 6 90 24 86 54Z", "hw", 0.16),
    stars([84, 40], [98, 28], [96, 52]),
    path("M62 57Q86 48 113 57L114 61Q86 53 61 62Z", "#F0C56A"),
    path("M76 68h8v3h-8ZM91 68h8v3h-8Z", ink),
    path("M70 76Q80 80 87 77 94 80 104 76 110 96 98 116 90 124 84 126 72 112 68 96Z", "#EDF1F7"),
    line("M80 84Q78 100 82 114M87 82V118M95 84Q97 98 91 112", "#9FAECB", 1.6, ROUND),
    // The staff calls a star down.
    path("M108 92Q126 84 142 80L146 90Q132 98 116 108Z", "#3A4FA0"),
    line("M144 132V50", "#7A5230", 4, ROUND),
    disc(144, 84, 5.4, "#E3B58A"),
    disc(144, 36, 17, "#F9E7A033"),
    disc(144, 36, 10, "#F9E7A066"),
    path("M144 16l4.6 14.4 15.4 5.6-15.4 5.6L144 56l-4.6-14.4L124 36l15.4-5.6Z", "#FFF3B8"),
    cut("M0 130Q60 120 110 128T200 124V140H0Z", ink, "hl"),
  );
};
