// Prepared positions of Oath, which show its table in the middle of a game.
import type { Question } from "../../contract/shared.ts";
import type {
  ActView,
  CampaignView,
  CardView,
  OathView,
  PlaceView,
  PlayerView,
  Way,
} from "../../contract/oath.ts";

const down = (card: string | null, vision = false): CardView => ({ card, vision });
const way = (way: string, ready: boolean, lacks: string[], missing = 0, vision = ""): Way => ({
  way,
  ready,
  lacks,
  missing,
  vision,
});

function place(slot: number, region: string, more: Partial<PlaceView> = {}): PlaceView {
  return {
    slot,
    region,
    site: null,
    capacity: 0,
    cards: [],
    relics: [],
    favor: 0,
    secrets: 0,
    colour: "",
    warbands: 0,
    bandits: 1,
    rulers: [],
    pawns: [],
    seen: null,
    ...more,
  };
}

const PLACES: PlaceView[] = [
  place(0, "cradle", {
    site: "plains",
    capacity: 3,
    cards: ["pressgangs", "wayside_inn"],
    colour: "purple",
    warbands: 2,
    rulers: [4, 3],
    pawns: [4],
  }),
  place(1, "cradle", {
    site: "lush_coast",
    capacity: 3,
    cards: ["storyteller", "wizard_school"],
    colour: "red",
    warbands: 3,
    rulers: [1],
    pawns: [1, 5],
  }),
  place(2, "provinces", {
    site: "mountain",
    capacity: 2,
    cards: ["bear_traps"],
    relics: [null],
    colour: "purple",
    warbands: 1,
    rulers: [4, 3],
  }),
  place(3, "provinces", {
    site: "ancient_city",
    capacity: 2,
    cards: ["keep", "garrison"],
    relics: ["truthful_harp"],
    colour: "purple",
    warbands: 3,
    rulers: [4, 3],
    pawns: [0],
  }),
  place(4, "provinces"),
  place(5, "hinterland", {
    site: "rocky_coast",
    capacity: 2,
    cards: ["horse_archers", "the_old_oak"],
    colour: "blue",
    warbands: 2,
    rulers: [0],
  }),
  place(6, "hinterland", {
    site: "standing_stones",
    capacity: 2,
    cards: ["fire_talkers"],
    relics: [null],
    colour: "blue",
    warbands: 1,
    rulers: [0],
    pawns: [3],
  }),
  place(7, "hinterland"),
];

function player(
  seat: number,
  role: string,
  colour: string,
  [supply, favor, secrets, warbands, bank]: number[],
  more: Partial<PlayerView> = {},
): PlayerView {
  return {
    seat,
    role,
    colour,
    warband_colour: role === "exile" ? colour : "purple",
    pawn: PLACES.findIndex(({ pawns }) => pawns.includes(seat)),
    supply: supply!,
    refresh: 5,
    warbands: warbands!,
    bank: bank!,
    favor: favor!,
    secrets: secrets!,
    flipped: 0,
    advisers: [],
    hidden: [],
    relics: [],
    vision: null,
    hand: [],
    sites: 0,
    treasures: 0,
    counts: 0,
    ways: [],
    ...more,
  };
}

const PLAYERS: PlayerView[] = [
  player(0, "exile", "blue", [2, 3, 2, 6, 5], {
    advisers: ["rangers", "mercenaries"],
    hidden: [down("conquest", true)],
    relics: ["brass_horse"],
    counts: 2,
    ways: [way("usurper", false, ["sites"], 2)],
  }),
  player(1, "exile", "red", [5, 1, 2, 2, 9], {
    advisers: ["wolves"],
    hidden: [down(null)],
    vision: "faith",
    counts: 1,
    ways: [
      way("usurper", false, ["sites"], 3),
      way("visionary", false, ["darkest_secret"], 0, "faith"),
    ],
  }),
  player(2, "exile", "yellow", [4, 2, 1, 3, 8], {
    advisers: ["oracle"],
    hidden: [down(null), down(null, true)],
    ways: [way("usurper", false, ["sites"], 4)],
  }),
  player(3, "citizen", "white", [5, 2, 1, 2, 14], {
    advisers: ["storyteller", "elders"],
    relics: ["map"],
    ways: [way("successor", true, [])],
  }),
  player(4, "chancellor", "purple", [5, 2, 1, 4, 12], {
    advisers: ["longbows"],
    hidden: [down(null)],
    relics: ["grand_scepter"],
    counts: 3,
    ways: [way("stable_regime", true, [])],
  }),
];

const VIEW: OathView = {
  seat: 0,
  round: 5,
  rounds: 8,
  phase: "act",
  steps: ["phase-wake", "phase-act", "phase-rest"],
  step: 1,
  active: 0,
  chancellor: 4,
  goal: "supremacy",
  title: 4,
  usurper: false,
  visions_drawn: 3,
  visions_to_win: 3,
  search_price: 4,
  places: PLACES,
  players: PLAYERS,
  banks: { discord: 3, arcane: 4, order: 2, hearth: 5, beast: 3, nomad: 4 },
  shared_favor: 4,
  shared_secrets: 9,
  peoples_favor: { holder: 1, tokens: 3, mob: false },
  darkest_secret: { holder: 3, tokens: 2, mob: false },
  reliquary: [
    { space: "brutal", covered: true, relic: null },
    { space: "decadent", covered: false, relic: null },
    { space: "careless", covered: true, relic: null },
    { space: "greedy", covered: true, relic: null },
  ],
  piles: [
    [down(null), down(null), down(null), down(null)],
    [down(null), down(null), down(null), down(null), down(null), down(null), down(null, true)],
    [down(null), down(null), down(null)],
  ],
  deck: down(null),
  deck_known: [],
  relic_deck: 11,
  site_deck: 15,
  archive: {},
  dispossessed: 0,
  free_boards: {},
  favor_on: { pressgangs: 1 },
  secrets_on: { wizard_school: 1 },
  warbands_on: [],
  acts: [],
  dice: [],
  dice_of: "",
  promises: [],
  box: [],
  order: [4, 0, 1, 2, 3],
  over: false,
  winner: null,
  won_by: [],
};

function act(kind: string, more: Partial<ActView> = {}): ActView {
  return {
    kind,
    by: 0,
    at: 3,
    step: "",
    free: false,
    used: [],
    card: null,
    source: "",
    to: -1,
    other: null,
    wanted: "",
    set_aside: -1,
    gives: {},
    wants: {},
    kinds: [],
    promises: [],
    citizenship: false,
    countered: false,
    first_gives: {},
    first_wants: {},
    campaign: null,
    ...more,
  };
}

const CAMPAIGN: CampaignView = {
  defender: 4,
  allies: [3],
  not_imperial: [],
  sites: [3, 2],
  relics: [],
  banners: [],
  pawn: false,
  targets: [
    { kind: "site", key: "ancient_city", slot: 3, dice: 1, warbands: 3 },
    { kind: "site", key: "mountain", slot: 2, dice: 1, warbands: 1 },
  ],
  attack: 8,
  defense: 3,
  attack_force: 6,
  defense_force: 4,
  attack_from: [
    { what: "chosen", seat: 0, dice: 6, warbands: 6 },
    { what: "mountain", seat: null, dice: -1, warbands: 0 },
    { what: "horse_archers", seat: 0, dice: 3, warbands: 0 },
  ],
  defense_from: [
    { what: "ancient_city", seat: null, dice: 1, warbands: 3 },
    { what: "mountain", seat: null, dice: 1, warbands: 1 },
    { what: "title", seat: 4, dice: 1, warbands: 0 },
  ],
  attack_roll: [],
  defense_roll: [],
  ignore: [],
  twice: false,
  half_attack: false,
  worth: 1,
  closed: [],
  joined: [],
  killed: {},
  set_aside: 0,
  swords: 0,
  hollow: 0,
  skulls: 0,
  shields: 0,
  doublers: 0,
  sacrificed: 0,
  attack_total: 0,
  defense_total: 0,
  sacrifice: null,
  winner: "",
  odds: [{ dice: 8, win: 97, unhurt: 49, left: 31, within: [49, 68, 82, 91, 97] }],
  endings: [],
};

const choice = (key: string, target = "", about?: Record<string, number>) => ({
  key,
  text: {
    id: "option-power",
    args: { card: key.replace("use:", ""), power: key.replace("use:", "") },
  },
  target,
  ...(about ? { about } : {}),
});
const word = (key: string) => ({ key, text: { id: `option-${key}` }, target: `deed/${key}` });

function asked(kind: string, choices: Question["choices"], by = ""): Question {
  return {
    ask: "question",
    seat: 0,
    number: 0,
    kind,
    prompt: { id: `prompt-${kind}` },
    lo: 1,
    hi: 1,
    ordered: false,
    choices,
    ...(by ? { by } : {}),
  };
}

export interface Prepared {
  view: OathView;
  question: Question | null;
  chosen: readonly string[];
}

const DEEDS = ["search", "muster", "trade", "recover", "campaign", "travel", "adviser", "rest"];

export const PREPARED: Readonly<Record<string, Prepared>> = {
  map: {
    view: VIEW,
    question: asked("act", [...DEEDS.map(word), choice("use:brass_horse", "power/brass_horse")]),
    chosen: [],
  },
  travel: {
    view: { ...VIEW, acts: [act("travel")] },
    question: {
      ...asked("travel_to", [
        choice("plains", "site/cradle_1", { supply: 2 }),
        choice("lush_coast", "site/cradle_2", { supply: 2 }),
        choice("mountain", "site/provinces_1", { supply: 2 }),
        choice("provinces_3", "site/provinces_3", { supply: 2 }),
      ]),
      prompt: { id: "prompt-travel_to", args: { player: 0 } },
    },
    chosen: [],
  },
  search: {
    view: {
      ...VIEW,
      acts: [act("search", { source: "deck" })],
      players: [
        {
          ...PLAYERS[0]!,
          hand: [down("knights_errant"), down("fabled_feast"), down("sanctuary", true)],
        },
        ...PLAYERS.slice(1),
      ],
    },
    question: asked("search_keep", [
      choice("knights_errant", "hand/knights_errant"),
      choice("fabled_feast", "hand/fabled_feast"),
      choice("sanctuary", "hand/sanctuary"),
    ]),
    chosen: [],
  },
  plans: {
    view: {
      ...VIEW,
      acts: [
        act("campaign", {
          step: "attacker_plans",
          used: [{ power: "horse_archers", seat: 0 }],
          campaign: CAMPAIGN,
        }),
      ],
    },
    question: asked(
      "plan",
      [
        choice("use:mercenaries", "power/mercenaries"),
        choice("use:rangers", "power/rangers"),
        { key: "done", text: { id: "option-pass" }, target: "" },
      ],
      "campaign",
    ),
    chosen: ["use:rangers"],
  },
  roll: {
    view: {
      ...VIEW,
      acts: [
        act("campaign", {
          step: "sacrifice",
          used: [
            { power: "horse_archers", seat: 0 },
            { power: "rangers", seat: 0 },
            { power: "bear_traps", seat: 4 },
            { power: "keep", seat: 4 },
          ],
          campaign: {
            ...CAMPAIGN,
            defense: 5,
            attack_roll: [
              ...["two_swords_skull", "sword", "sword", "sword"],
              ...["hollow_sword", "hollow_sword", "hollow_sword", "hollow_sword"],
            ],
            defense_roll: ["shield", "shield", "double", "blank", "blank"],
            swords: 7,
            hollow: 4,
            skulls: 1,
            shields: 4,
            doublers: 1,
            endings: [
              { won: true, lost: 2, force: 4, left: 3, title: 0 },
              { won: false, lost: 2, force: 5, left: 3, title: 4 },
            ],
            attack_total: 7,
            defense_total: 8,
            sacrifice: 2,
          },
        }),
      ],
    },
    question: {
      ...asked("sacrifice", [
        { key: "2", text: { id: "option-sacrifice", args: { n: 2 } }, target: "" },
        { key: "0", text: { id: "option-sacrifice", args: { n: 0 } }, target: "" },
      ]),
      prompt: { id: "prompt-sacrifice", args: { swords: 7, defense: 8 } },
    },
    chosen: [],
  },
  deal: {
    view: {
      ...VIEW,
      active: 4,
      acts: [
        act("deal", {
          by: 4,
          other: 0,
          citizenship: true,
          set_aside: 3,
          gives: { favor: 1 },
          wants: { secrets: 1 },
        }),
      ],
      reliquary: VIEW.reliquary.map((one, i) =>
        i === 3 ? { ...one, relic: "truthful_harp" } : one,
      ),
    },
    question: null,
    chosen: [],
  },
};
