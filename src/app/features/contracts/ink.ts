import Pad, { type PointGroup } from 'signature_pad';

export { Pad };
/** One line of a drawing; its points are in CSS pixels of the pad it was drawn on. */
export type Line = PointGroup;

/** Height of the pad in parts of its width. */
export const PAD_RATIO = 1 / 3;
/** Pixels of the picture that goes into the contract. */
const PICTURE_WIDTH = 900;

/** A pen for a pad of a width: its line grows thinner with speed, never with pressure, which few screens tell. */
export function penFor(width: number): { minWidth: number; maxWidth: number; dotSize: number } {
  return { minWidth: width * 0.003, maxWidth: width * 0.0075, dotSize: width * 0.006 };
}

/** Lines as they are on a pad that is `factor` times as wide. */
export function scaled(lines: readonly Line[], factor: number): Line[] {
  return lines.map((line) => ({
    ...line,
    minWidth: line.minWidth * factor,
    maxWidth: line.maxWidth * factor,
    dotSize: line.dotSize * factor,
    points: line.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** Whether the lines are more than a slip of the finger: together at least a tenth of the pad's width long. */
export function isSignature(lines: readonly Line[], width: number): boolean {
  let length = 0;
  for (const { points } of lines) {
    points.forEach((point, index) => {
      const before = points[index - 1];
      if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    });
  }
  return length >= width / 10;
}

/** The picture of lines that were drawn on a pad of a width: a PNG data URL, of one size whatever the screen. */
export function pictureOf(lines: readonly Line[], width: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_WIDTH * PAD_RATIO;
  canvas.getContext('2d')?.scale(PICTURE_WIDTH / width, PICTURE_WIDTH / width);
  const pad = new Pad(canvas);
  pad.fromData([...lines]);
  pad.off();
  return canvas.toDataURL('image/png');
}
