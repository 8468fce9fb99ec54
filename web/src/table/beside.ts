// Where a note finds room beside the thing it is about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;

const common = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** The nearest free place for a box of that size; null where it would lie on something. */
export function placeBeside(
  thing: Box,
  size: { width: number; height: number },
  room: Box,
  taken: readonly Box[],
): { left: number; top: number } | null {
  const middle = [thing.left + thing.width / 2, thing.top + thing.height / 2] as const;
  const inside = (left: number, top: number): Box => ({
    ...size,
    left: Math.max(room.left, Math.min(left, room.left + room.width - size.width)),
    top: Math.max(room.top, Math.min(top, room.top + room.height - size.height)),
  });
  const beside = [
    inside(middle[0] - size.width / 2, thing.top + thing.height + GAP),
    inside(middle[0] - size.width / 2, thing.top - size.height - GAP),
    inside(thing.left + thing.width + GAP, middle[1] - size.height / 2),
    inside(thing.left - size.width - GAP, middle[1] - size.height / 2),
  ];
  const anywhere: Box[] = [];
  for (let top = room.top; top + size.height <= room.top + room.height; top += 16)
    for (let left = room.left; left + size.width <= room.left + room.width; left += 24)
      anywhere.push(inside(left, top));
  const far = (box: Box): number =>
    Math.hypot(box.left + size.width / 2 - middle[0], box.top + size.height / 2 - middle[1]);
  anywhere.sort((a, b) => far(a) - far(b));
  const free = [...beside, ...anywhere].find((box) =>
    taken.every((other) => common(box, other) === 0),
  );
  return free ? { left: free.left, top: free.top } : null;
}
