import { describe, expect, it } from "vitest";
import type { TileView } from "../../contract/legends.ts";
import { hidden, numberSpots } from "./numbers.ts";
import { arrange } from "./pieces.ts";
import { chart } from "./tiles.ts";

const TILES: TileView[] = [
  { slot: "left", side: "horseshoe", rotation: 0 },
  { slot: "centre", side: "desert", rotation: 1 },
  { slot: "right", side: "ice_islands", rotation: 2 },
  { slot: "bottom", side: "red_forest", rotation: 3 },
];

/** A number and an army in every region. */
function full(zoom: number) {
  const places = chart("t", TILES).places.map((place) => {
    const { pill, covers } = arrange(place, 1, "Северный берег", zoom);
    return { region: place.region, corners: place.rough, pill, box: covers[0]! };
  });
  const numbered = places.map((place) => ({ ...place, long: true }));
  return { places, spots: numberSpots(numbered, places, [], zoom) };
}

describe("numbers on the map", () => {
  it("stay where they are while nothing of a neighbour lies there", () => {
    const [{ region, corners, pill }] = full(1).places as [ReturnType<typeof full>["places"][0]];
    const spots = numberSpots([{ region, corners, pill, long: false }], [], [], 1);
    expect(spots.get(region)).toMatchObject(pill);
  });

  it("leave the price of a crossing in sight", () => {
    const [{ region, corners, pill }] = full(1).places as [ReturnType<typeof full>["places"][0]];
    const price = { x: pill.x + 20, y: pill.y, width: 22, height: 22 };
    expect(hidden({ ...pill, width: 40, height: 24 }, [price])).toBeGreaterThan(0);
    const spots = numberSpots([{ region, corners, pill, long: false }], [], [price], 1);
    expect(hidden(spots.get(region)!, [price])).toBeLessThan(10);
  });

  it.each([1, 1.4])("hide little of the pieces, and nothing of each other (zoom %d)", (zoom) => {
    const { places, spots } = full(zoom);
    for (const { region } of places) {
      const number = spots.get(region)!;
      const others = [...spots].filter(([other]) => other !== region).map(([, box]) => box);
      expect(hidden(number, others), region).toBe(0);
      for (const { region: other, box } of places)
        if (other !== region)
          expect(
            hidden(number, [box]) / (box.width * box.height),
            `${region} on ${other}`,
          ).toBeLessThan(0.2);
    }
  });
});
