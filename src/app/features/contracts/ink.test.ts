import { expect, it } from 'vitest';
import { drawingOf, drawingText, isSignature, penFor, scaled, type Line } from './ink.ts';

const WIDTH = 300;
const line = (...points: [x: number, y: number][]): Line => ({
  ...penFor(WIDTH),
  penColor: 'black',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: points.map(([x, y], index) => ({ x, y, pressure: 0, time: index })),
});

it('takes a line for a signature, a slip of the finger for none', () => {
  expect(isSignature([], WIDTH)).toBe(false);
  expect(isSignature([line([150, 30])], WIDTH)).toBe(false);
  expect(isSignature([line([150, 30], [156, 30])], WIDTH)).toBe(false);
  expect(isSignature([line([60, 30], [120, 60])], WIDTH)).toBe(true);
});

it('keeps a drawing in its place when the pad grows', () => {
  const [grown] = scaled([line([60, 30], [120, 60])], 2);
  expect(grown).toMatchObject({
    ...penFor(2 * WIDTH),
    points: [
      { x: 120, y: 60 },
      { x: 240, y: 120 },
    ],
  });
});

it('is drawn again from the text in the draft, and from none that says nothing', () => {
  const lines = [line([60, 30], [120, 60])];
  expect(drawingOf(drawingText({ width: WIDTH, lines }))).toEqual({ width: WIDTH, lines });
  expect(drawingText({ width: WIDTH, lines: [] })).toBe('');
  expect([drawingOf(''), drawingOf('{}'), drawingOf('null')]).toEqual([null, null, null]);
});
