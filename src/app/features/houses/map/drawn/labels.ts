import type { MapPoint } from '#contract/seoul/projection.ts';

export type Label = {
  key: string;
  text: string;
  at: MapPoint;
  kind: 'neighbourhood' | 'station' | 'university' | 'landmark' | 'mountain' | 'river';
  /** Lower ranks are placed first. */
  rank: number;
  /** Range of scales in which it is shown, pixels per kilometer. */
  from: number;
  until?: number;
};
/** Offset of the text's center from its point, pixels. */
export type PlacedLabel = Label & { dx: number; dy: number };

/** Something else on the map that names must not cover; pixels. */
export type Mark = { at: MapPoint; width: number; height: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** Font size by kind, pixels. */
export const fontSize: Record<Label['kind'], number> = {
  neighbourhood: 14,
  station: 11,
  university: 13,
  landmark: 11,
  mountain: 11,
  river: 13,
};
const LINE = 1.25;
/** Pixels from a mark to its name. */
const GAP = 8;
/** Distance between two names, pixels. */
const AIR = 3;

const hangul = /[ᄀ-퟿]/u;
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (hangul.test(letter) ? 0.94 : 0.58), 0) * size;

/**
 * Chooses the names to show at a scale (pixels per unit, and per kilometer) and their places, so that none covers another or a mark. Depends on the
 * scale alone, so that names keep their places while the map is moved.
 */
export function placeLabels(
  labels: Label[],
  { scale, kilometre, marks }: { scale: number; kilometre: number; marks: readonly Mark[] },
): PlacedLabel[] {
  const taken = marks.map(({ at, width, height }) => boxAround(at.x * scale, at.y * scale, width, height));
  const placed: PlacedLabel[] = [];
  for (const label of labels.toSorted((a, b) => a.rank - b.rank)) {
    if (label.from > kilometre || kilometre >= (label.until ?? Infinity)) continue;
    const size = fontSize[label.kind];
    const [width, height] = [widthOf(label.text, size), size * LINE];
    for (const { dx, dy } of placesOf(label, width, height)) {
      const box = boxAround(label.at.x * scale + dx, label.at.y * scale + dy, width + AIR, height + AIR);
      if (taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      placed.push({ ...label, dx, dy });
      break;
    }
  }
  return placed;
}

/** Returns the possible offsets: names of areas at their center, names of points around them. */
function placesOf({ kind }: Label, width: number, height: number): { dx: number; dy: number }[] {
  const middle = { dx: 0, dy: 0 };
  if (kind === 'river') return [middle];
  if (kind === 'neighbourhood') return [middle, { dx: 0, dy: 30 }, { dx: 0, dy: -30 }];
  const [aside, above] = [width / 2 + GAP, height / 2 + GAP - 2];
  return [
    { dx: aside, dy: 0 },
    { dx: -aside, dy: 0 },
    { dx: 0, dy: above },
    { dx: 0, dy: -above },
  ];
}

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
