import Pad, { type PointGroup } from 'signature_pad';

export { Pad };
/** One line of a drawing; its points are in CSS pixels of the pad it was drawn on. */
export type Line = PointGroup;

/** Height of the pad as a fraction of its width. */
export const PAD_RATIO = 1 / 3;
/** Width of the picture that goes into the contract, pixels. */
const PICTURE_WIDTH = 900;

/** Line widths of the pen in CSS pixels, in proportion to the pad. A fast stroke is thinner; pressure is ignored, because few devices report it. */
export function penFor(width: number): { minWidth: number; maxWidth: number; dotSize: number } {
  return { minWidth: width * 0.003, maxWidth: width * 0.0075, dotSize: width * 0.006 };
}

export function scaled(lines: readonly Line[], factor: number): Line[] {
  return lines.map((line) => ({
    ...line,
    minWidth: line.minWidth * factor,
    maxWidth: line.maxWidth * factor,
    dotSize: line.dotSize * factor,
    points: line.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** Drawing with the width of its pad, in CSS pixels. */
export type Drawing = { width: number; lines: readonly Line[] };

/** Serializes a drawing for the draft; empty for no drawing. */
export function drawingText({ width, lines }: Drawing): string {
  return lines.length > 0 ? JSON.stringify({ width, lines }) : '';
}

/** Parses a drawing from the draft; null if the text is not one. */
export function drawingOf(text: string): Drawing | null {
  try {
    const { width, lines } = JSON.parse(text) as Drawing;
    return width > 0 && lines.every(({ points }) => Array.isArray(points)) ? { width, lines } : null;
  } catch {
    return null;
  }
}

/** True if the lines together are at least a tenth of the pad's width long; anything shorter is an accidental touch. */
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

/** Renders a drawing as a PNG data URL, 900 px wide on every screen; `width` is that of its pad, in CSS pixels. */
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
