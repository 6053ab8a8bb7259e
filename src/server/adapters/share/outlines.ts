import type * as HarfBuzz from 'harfbuzzjs';
import { typefaceBytes, typefaces, type Weight } from '#server/platform/typefaces.ts';

export type Typesetter = {
  /** Returns the width of text in pixels at a size in pixels. */
  width(text: string, size: number, weight: Weight): number;
  outline(text: string, at: { x: number; y: number; size: number; weight: Weight; fill: string }): string;
};

export async function openTypesetter(): Promise<Typesetter> {
  const harfbuzz = await import('harfbuzzjs');
  const fonts = new Map<string, HarfBuzz.Font>();
  const fontOf = (file: string) => {
    const known = fonts.get(file);
    if (known) return known;
    const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(typefaceBytes(file)), 0));
    fonts.set(file, font);
    return font;
  };
  const covering = (sign: string, weight: Weight) => {
    const [first = '', ...others] = typefaces[weight];
    const covers = (file: string) => Boolean(fontOf(file).nominalGlyph(sign.codePointAt(0) ?? 0));
    return covers(first) ? first : (others.find(covers) ?? first);
  };

  /** Returns the glyphs of a text with their positions, in pixels from its start. */
  function set(text: string, size: number, weight: Weight) {
    const glyphs: { path: string; x: number; scale: number }[] = [];
    let x = 0;
    for (const { file, part } of runsOf(text, (sign) => covering(sign, weight))) {
      const font = fontOf(file);
      const scale = size / font.face.upem;
      const buffer = new harfbuzz.Buffer();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      const places = buffer.getGlyphPositions();
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const { xAdvance, xOffset } = places[index]!;
        glyphs.push({ path: font.glyphToPath(codepoint), x: x + xOffset * scale, scale });
        x += xAdvance * scale;
      }
    }
    return { glyphs, width: x };
  }

  return {
    width: (text, size, weight) => set(text, size, weight).width,
    outline: (text, { x, y, size, weight, fill }) => {
      const paths = set(text, size, weight).glyphs.map(
        (glyph) =>
          `<path transform="translate(${x + glyph.x} ${y}) scale(${glyph.scale} ${-glyph.scale})" d="${glyph.path}"/>`,
      );
      return `<g fill="${fill}">${paths.join('')}</g>`;
    },
  };
}

function runsOf(text: string, fileOf: (sign: string) => string): { file: string; part: string }[] {
  const runs: { file: string; part: string }[] = [];
  for (const sign of text) {
    const file = fileOf(sign);
    const last = runs.at(-1);
    if (last?.file === file) last.part += sign;
    else runs.push({ file, part: sign });
  }
  return runs;
}
