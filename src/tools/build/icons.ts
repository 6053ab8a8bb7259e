import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

type Shape = [tag: string, attributes: Record<string, string>];

const icon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Writes each icon of lucide-react as one path, drawn by `src/app/ui/media/icon.ts`. A list of homes has dozens of icons of up to seven shapes, and
 * each shape would be an element to parse, lay out and hydrate.
 */
export function icons(root: string): Plugin {
  const drawn = JSON.stringify(join(root, 'src/app/ui/media/icon.ts'));
  return {
    name: 'icons',
    enforce: 'pre',
    load: {
      filter: { id: icon },
      async handler(id) {
        const { __iconData: data } = (await import(pathToFileURL(id).href)) as {
          __iconData?: { node: Shape[] };
        };
        // A module that gives an icon its second name.
        if (!data) return null;
        return `import createIcon from ${drawn};\nexport default createIcon(${JSON.stringify(onePath(data.node))});`;
      },
    },
  };
}

/**
 * Returns the data of one path that draws all shapes, exact to a thousandth of a unit (an icon has 24).
 * @throws if a shape cannot be a path
 */
export function onePath(shapes: readonly Shape[]): string {
  // Dots alone are filled, and their stroke fills them as well.
  const elements = shapes.map(([tag, { key: _, fill: __, ...attributes }]) => {
    if (tag === 'rect' && (attributes['rx'] || attributes['ry']))
      return `<path d="${roundedRect(attributes)}"/>`;
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${elements.join('')}</svg>`;
  const { data } = optimize(svg, {
    floatPrecision: 3,
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'convertPathData',
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  const [path, ...others] = data.matchAll(/<(?!\/|svg)[^>]*>/g);
  const d = /^<path d="([^"]+)"\/>$/.exec(path?.[0] ?? '')?.[1];
  if (!d || others.length > 0) throw new Error(`An icon that is not one path: ${data}`);
  return d;
}

/** Converts a rectangle with round corners, which SVGO does not. */
function roundedRect(shape: Record<string, string>): string {
  const number = (...names: string[]) => Number(names.map((name) => shape[name]).find(Boolean) ?? 0);
  const [x, y, rx, ry] = [number('x'), number('y'), number('rx', 'ry'), number('ry', 'rx')];
  const [width, height] = [number('width') - 2 * rx, number('height') - 2 * ry];
  const corner = (right: number, down: number) => `a${rx} ${ry} 0 0 1 ${right * rx} ${down * ry}`;
  const sides = [`h${width}`, corner(1, 1), `v${height}`, corner(-1, 1), `h${-width}`, corner(-1, -1)];
  return `M${x + rx} ${y}${sides.join('')}v${-height}${corner(1, -1)}z`;
}
