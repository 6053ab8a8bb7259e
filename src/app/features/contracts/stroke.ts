/** A point of a drawn line, in parts of the pad's width, so that it can be drawn at any size. */
export type Point = { x: number; y: number };
export type Stroke = Point[];

/** Height of the pad in parts of its width. */
export const PAD_RATIO = 1 / 3;

/** Draws lines as smooth curves through the middles between their points. `width` is the pad's, in the canvas's pixels. */
export function drawStrokes(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  width: number,
  ink: string,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = width * 0.0065;
  context.strokeStyle = ink;
  for (const stroke of strokes) {
    const [first, ...rest] = stroke;
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x * width, first.y * width);
    let before = first;
    for (const point of rest) {
      const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
      context.quadraticCurveTo(before.x * width, before.y * width, middle.x * width, middle.y * width);
      before = point;
    }
    context.lineTo(before.x * width, before.y * width);
    context.stroke();
  }
}

/** Whether the lines are more than a slip of the finger: together at least a tenth of the pad's width long. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  let length = 0;
  for (const stroke of strokes) {
    stroke.forEach((point, index) => {
      const before = stroke[index - 1];
      if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    });
  }
  return length >= 0.1;
}
