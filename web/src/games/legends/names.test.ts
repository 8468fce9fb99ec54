import { describe, expect, it } from "vitest";
import type { TileView } from "../../contract/legends.ts";
import { waysToWrite, writeNames } from "./names.ts";
import { arrange } from "./pieces.ts";
import { chart } from "./tiles.ts";

const TILES: TileView[] = [
  { slot: "left", side: "horseshoe", rotation: 0 },
  { slot: "centre", side: "desert", rotation: 1 },
  { slot: "right", side: "ice_islands", rotation: 2 },
  { slot: "bottom", side: "red_forest", rotation: 3 },
];

describe("names of regions", () => {
  it("are broken where no short word is left at the end of a line", () => {
    expect(waysToWrite("Деревушка")).toEqual([["Деревушка"]]);
    expect(waysToWrite("Озеро с водопадом")).toEqual([
      ["Озеро с водопадом"],
      ["Озеро", "с водопадом"],
    ]);
  });

  it("are all on a small map with an army in every region, clear of the armies", () => {
    const zoom = 1.4;
    const places = chart("t", TILES).places.map((place) => {
      const { name, covers } = arrange(place, 1, "Северный берег", zoom);
      return { region: place.region, corners: place.rough, name, marks: covers[0] };
    });
    const written = writeNames(places, [], zoom);
    expect(written.size).toBe(places.length);
    for (const { x, y, angle } of written.values())
      for (const { marks } of places)
        if (!angle)
          expect(
            Math.abs(x - marks!.x) > marks!.width / 2 || Math.abs(y - marks!.y) > marks!.height / 2,
          ).toBe(true);
  });

  it("are all on a small map where everybody stands in one region", () => {
    const zoom = 2;
    const { places } = chart("t", TILES);
    for (const full of places.filter(({ region }) => ["d1", "d3", "i2"].includes(region))) {
      const standing = places.map((place) => {
        const { name, covers } = arrange(place, place === full ? 4 : 0, "Восточный хребет", zoom);
        const marks = place === full ? covers[0] : undefined;
        return { region: place.region, corners: place.rough, name, marks };
      });
      expect([...writeNames(standing, [], zoom).keys()]).toContain(full.region);
    }
  });

  it("give way to what lies on the map", () => {
    const place = chart("t", TILES).places[0]!;
    const { name } = arrange(place, 0, "Северный берег", 1);
    const price = { x: name.x, y: name.y, width: 22, height: 22 };
    const moved = writeNames(
      [{ region: place.region, corners: place.rough, name }],
      [price],
      1,
    ).get(place.region);
    expect(moved && Math.hypot(moved.x - name.x, moved.y - name.y)).toBeGreaterThan(11);
  });
});
