import { Heart, House, Ruler, Tag, Users, Wifi } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onePath } from './icons.ts';

/** Returns the darkness of each pixel, 0 to 1, of an icon drawn at eight times its size. */
async function drawn(shapes: string): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  return [...pixels].map((value) => 1 - value / 255);
}

type Shape = [tag: string, attributes: Record<string, string>];

function shapesOf(icon: typeof House): Shape[] {
  const svg = renderToStaticMarkup(createElement(icon));
  return [...svg.matchAll(/<(path|circle|rect|line) ([^>]*)>/g)].map(([, tag, written]) => [
    tag!,
    Object.fromEntries(
      [...written!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    ),
  ]);
}

test.each(Object.entries({ House, Heart, Ruler, Users, Wifi, Tag }))(
  '%s looks the same as one path',
  async (_, icon) => {
    const shapes = shapesOf(icon);
    const written = shapes.map(([tag, attributes]) => {
      const all = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${all.join(' ')}/>`;
    });
    const [before, after] = [await drawn(written.join('')), await drawn(`<path d="${onePath(shapes)}"/>`)];
    const others = before.filter((value, at) => Math.abs(value - after[at]!) > 0.5);
    expect(before.filter((value) => value > 0.5).length).toBeGreaterThan(500);
    expect(others).toEqual([]);
  },
);

test.each<[string, Shape]>([
  ['rounded by one radius', ['rect', { x: '4', y: '6', width: '16', height: '12', rx: '2' }]],
  ['rounded by its other radius', ['rect', { x: '4', y: '6', width: '16', height: '12', ry: '3' }]],
  ['with sharp corners', ['rect', { x: '4', y: '6', width: '16', height: '12' }]],
])('a rectangle %s is a path of the same look', async (_, shape) => {
  const written = Object.entries(shape[1]).map(([name, value]) => `${name}="${value}"`);
  const [before, after] = [
    await drawn(`<rect ${written.join(' ')}/>`),
    await drawn(`<path d="${onePath([shape])}"/>`),
  ];
  expect(before.filter((value, at) => Math.abs(value - after[at]!) > 0.5)).toEqual([]);
});

test('a shape that cannot be a path fails the build', () => {
  expect(() => onePath([['text', { x: '1', y: '1' }]])).toThrow('not one path');
});
