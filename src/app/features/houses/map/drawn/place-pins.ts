import type { MapPoint } from '#contract/seoul/projection.ts';
import type { Mark } from './labels.ts';

/** Size of a price on the map with its margin, pixels. */
const PIN = { width: 66, height: 34 };
/** Widths of a cluster's parts (each letter, and the rest beside the name) and its height, pixels. */
const CLUSTER = { hangul: 14, latin: 8, rest: 52, height: 40 };

export const pinMark = (at: MapPoint): Mark => ({ at, ...PIN });

/** Returns for each screen position if its pin is shown whole: earlier pins win, and none covers another. */
export function placePins(points: readonly MapPoint[]): boolean[] {
  const shown: MapPoint[] = [];
  return points.map((point) => {
    const isFree = shown.every(
      ({ x, y }) => Math.abs(x - point.x) >= PIN.width || Math.abs(y - point.y) >= PIN.height,
    );
    if (isFree) shown.push(point);
    return isFree;
  });
}

const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter > 'ᄀ' ? CLUSTER.hangul : CLUSTER.latin), CLUSTER.rest);

/** Moves labels that would overlap apart, along the shorter axis, each by half. */
export function apart(points: readonly MapPoint[], names: readonly string[]): MapPoint[] {
  const placed = points.map((point) => ({ ...point }));
  for (let round = 0; round < 12; round += 1)
    for (let i = 0; i < placed.length; i += 1)
      for (let j = i + 1; j < placed.length; j += 1) {
        const [a, b] = [placed[i]!, placed[j]!];
        const reach = (widthOf(names[i]!) + widthOf(names[j]!)) / 2;
        const over = { x: reach - Math.abs(a.x - b.x), y: CLUSTER.height - Math.abs(a.y - b.y) };
        if (over.x <= 0 || over.y <= 0) continue;
        const axis = over.x < over.y ? 'x' : 'y';
        const by = ((a[axis] <= b[axis] ? 1 : -1) * over[axis]) / 2;
        a[axis] -= by;
        b[axis] += by;
      }
  return placed;
}

export type Count = { at: MapPoint; name: string };

/** Returns the room of neighborhood counts at a scale in pixels per unit. */
export function countMarks(counts: readonly Count[], scale: number): Mark[] {
  const names = counts.map(({ name }) => name);
  const places = apart(
    counts.map(({ at }) => ({ x: at.x * scale, y: at.y * scale })),
    names,
  );
  return places.map(({ x, y }, index) => ({
    at: { x: x / scale, y: y / scale },
    width: widthOf(names[index]!),
    height: CLUSTER.height,
  }));
}
