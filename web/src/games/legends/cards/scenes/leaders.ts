// The four leaders.
import {
  both,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  line,
  path,
  rays,
  scene,
  sky,
  stars,
  tree,
} from "../../../../art/scene.ts";
import { coin, flame } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

export const fairy_queen = (): string => {
  const skin = "#F3D3B0";
  return scene(
    sky("#2C5B54", false),
    `<g opacity=".55">${rays(100, 56, 26, "#3A6E64")}</g>`,
    disc(100, 56, 50, "#7FC39A"),
    tree(-16, 26, 80, "#1C443C") + tree(138, 26, 80, "#1C443C"),
    // Wings of a moth, a crown of dew.
    both(
      cut("M92 70Q70 14 18 12 8 40 34 58 12 74 26 96 52 106 92 88Z", "#E9C46A", "hl", 0.16) +
        disc(44, 36, 9, "#B2572E") +
        disc(44, 36, 4.4, "#FFF1C4") +
        disc(44, 82, 6, "#B2572E") +
        line("M90 72Q66 46 38 24M88 76Q62 66 36 58M90 82Q66 86 42 92", "#B2862E", 1.6),
    ),
    cut("M62 140Q66 108 84 98H116Q134 108 138 140Z", "#1F6A58", "hl", 0.25),
    path(
      "M74 66Q70 24 100 24T126 66L130 104Q124 112 114 104L112 70H88L86 104Q76 112 70 104Z",
      "#7A3A22",
    ),
    path("M92 80H108V98Q100 106 92 98Z", skin),
    path("M82 56Q82 34 100 34T118 56Q118 76 100 88 82 76 82 56Z", skin),
    hatch("M100 34Q118 34 118 56 118 76 100 88Z", "hl", 0.16),
    path("M82 54Q86 38 100 38T118 54Q116 30 100 30T82 54Z", "#7A3A22"),
    both(
      path("M87 58Q92 54 97 59 92 62 87 58Z", "#1C443C") +
        line("M86 53Q91 50 97 54", "#7A3A22", 1.6),
    ),
    line("M100 60V69L97 71M95 77Q100 80 105 77", "#B06A4A", 1.8, ROUND),
    path("M80 34 76 12 88 24 93 6 100 22 107 6 112 24 124 12 120 34Q100 26 80 34Z", "#F8E08A"),
    disc(93, 6, 2.6, "#FFFFFF") + disc(107, 6, 2.6, "#FFFFFF") + disc(100, 25, 3, "#58C49A"),
    path("M86 106 100 120 114 106 110 130 100 136 90 130Z", "#F8E08A66"),
    stars([30, 118], [172, 116], [56, 8], [144, 8]),
  );
};

export const bandit_king = (): string => {
  const ink = "#2A1A12";
  return scene(
    dawn("#B98A52", "#C89B65", [152, 42, 22, "#FBE8B8"], 18),
    hill("ridge", "#8A5E34"),
    tree(-10, 34, 70, "#5A4420") + tree(150, 50, 60, "#5A4420"),
    cut("M40 140Q44 100 72 88H128Q156 100 160 140Z", "#4A2E1C", "hl", 0.3),
    // Hood, scarf, eye patch; a crown that is not his.
    path("M68 92Q58 30 100 24 142 30 132 92 122 104 100 108 78 104 68 92Z", ink),
    path("M78 70Q76 42 100 40T122 70L118 92H82Z", "#C98A5E"),
    path("M78 54H122V48Q100 40 78 48Z", ink),
    path("M80 54 120 66 120 70 80 58Z", ink),
    path("M104 58Q116 56 118 66 112 76 104 70Z", ink),
    path("M84 62Q90 58 96 63 90 67 84 62Z", "#FFF6DC"),
    disc(91, 63, 2, ink),
    path("M76 76Q100 84 124 76L126 96Q114 112 100 116 86 112 74 96Z", "#A3282F"),
    hatch("M100 80Q112 80 124 76L126 96Q114 112 100 116Z", "hl", 0.35),
    line("M82 88Q100 96 118 88", "#6E141C", 2),
    path("M76 34 72 10 86 22 100 4 114 22 128 10 124 34Q100 24 76 34Z", "#F0C24A"),
    hatch("M100 4 114 22 128 10 124 34Q112 29 100 28Z", "hl", 0.3),
    disc(100, 22, 3.4, "#A3282F"),
    // Two knives crossed before him, and what he took.
    both(
      `<g transform="rotate(40 60 126)">${path("M57 126 60 76 66 84 63 126Z", "#EDE6D6")}${path("M50 126H70V131H50ZM57 131H63V146H57Z", "#1C1009")}</g>`,
    ),
    coin(36, 126, 11, "#F8D060", "#8A5A0A") + coin(164, 126, 11, "#F8D060", "#8A5A0A"),
    cut("M0 134Q60 128 110 133T200 130V140H0Z", "#3A2414", "hl"),
  );
};

export const red_sorceress = (): string => {
  const red = "#A3182C";
  const skin = "#F3D3B4";
  return scene(
    sky("#3E1226", false),
    `<g opacity=".55">${rays(100, 64, 24, "#531A32")}</g>`,
    disc(100, 60, 46, "#7A2440"),
    hill("ridge", "#2A0C1A"),
    // Hair like a fire, both hands full of it.
    path(
      "M100 16Q62 16 66 64 56 88 44 104 66 104 72 96 74 112 66 124 88 118 92 104H108Q112 118 134 124 126 112 128 96 134 104 156 104 144 88 134 64 138 16 100 16Z",
      "#D8402C",
    ),
    hatch("M100 16Q138 16 134 64 144 88 156 104 134 104 128 96L112 60Z", "hl", 0.3),
    cut("M66 140Q68 112 86 102L100 112 114 102Q132 112 134 140Z", red, "hl", 0.25),
    path("M92 84H108V100L100 112 92 100Z", skin),
    path("M83 56Q83 36 100 36T117 56Q117 78 100 92 83 78 83 56Z", skin),
    hatch("M100 36Q117 36 117 56 117 78 100 92Z", "hl", 0.16),
    path("M83 58Q84 36 102 34 116 36 117 58 112 46 100 44 90 46 83 58Z", "#D8402C"),
    both(
      path("M86 60Q92 54 98 61 92 65 86 60Z", "#3E1226") +
        line("M85 55Q91 50 98 56", "#7A1A20", 1.8, ROUND),
    ),
    line("M100 62V71L97 73", "#B06A4A", 1.6, ROUND),
    path("M94 79Q100 76 106 79 100 84 94 79Z", red),
    line("M86 48Q100 40 114 48", "#F0C24A", 2.6),
    path("M100 39l4 6-4 7-4-7Z", "#F8E08A"),
    both(
      path("M70 126Q52 122 40 92L48 88Q58 108 76 108Z", red) +
        disc(43, 88, 6, skin) +
        disc(42, 66, 16, "#F08A2C44") +
        flame(42, 84, 40, "#F08A2C", "#FFE9A0"),
    ),
    cut("M0 134Q60 128 110 133T200 130V140H0Z", "#1E0812", "hl"),
  );
};

export const white_knight = (): string =>
  scene(
    dawn("#B9C7D6", "#CBD6E2", [100, 56, 44, "#FFFFFF"], 24),
    hill("ridge", "#8497AB"),
    hill("mid", "#5F748A"),
    figure("gi:mounted-knight", 42, 10, 112, "#26303C", 0.4),
    ground("low", "#3C4C5E"),
  );
