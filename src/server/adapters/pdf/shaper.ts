import type { Bidi } from 'bidi-js';
import type * as HarfBuzz from 'harfbuzzjs';

import { isScripted } from './scripts.ts';

/** A glyph with the text it stands for and its position, in font units. */
export type Placed = {
  id: number;
  text: string;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
};

/** Reach of the ink above and below the baseline, as multiples of the font size. */
export type Reach = { above: number; below: number };

export type Directed = { from: number; text: string; rightToLeft: boolean };

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
// Said by a glyph that has no letter left to say. pdf.js takes one that says nothing at all for the character of its number.
const NOTHING = '\u2060';
const NUMBER = /^\p{N}+$/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Shapes scripts with HarfBuzz, which joins, stacks and reorders them (pdfkit's fontkit does not know Myanmar and fails on marks of Khmer, Gurmukhi,
 * Telugu and Malayalam). Also orders lines that run in both directions.
 */
export class Shaper {
  readonly #harfbuzz: typeof HarfBuzz;
  readonly #bidi: Bidi;
  readonly #fonts = new Map<string, HarfBuzz.Font>();

  constructor(harfbuzz: typeof HarfBuzz, bidi: Bidi) {
    this.#harfbuzz = harfbuzz;
    this.#bidi = bidi;
  }

  #font(file: string, bytes: Uint8Array): HarfBuzz.Font {
    let font = this.#fonts.get(file);
    if (!font) {
      const { Blob, Face, Font } = this.#harfbuzz;
      font = new Font(new Face(new Blob(bytes), 0));
      this.#fonts.set(file, font);
    }
    return font;
  }

  /**
   * Returns the glyphs of text in one script, left to right. Their texts, read in the script's direction, give the text, so that it can be searched
   * and copied.
   */
  shape(file: string, bytes: Uint8Array, text: string): Placed[] {
    const { Buffer, BufferFlag, ClusterLevel, Direction, shape } = this.#harfbuzz;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // Figures run from left to right in every script.
    const rightToLeft = hasRightToLeft(text) && !NUMBER.test(text);
    buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    shape(this.#font(file, bytes), buffer);
    const places = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
      const { xAdvance, yAdvance, xOffset, yOffset } = places[index]!;
      return { id, cluster, text: '', xAdvance, yAdvance, xOffset, yOffset };
    });
    const starts = [...new Set(glyphs.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
    let carried = '';
    for (const [index, start] of starts.slice(0, -1).entries()) {
      const members = glyphs.filter(({ cluster }) => cluster === start);
      if (rightToLeft) members.reverse();
      // Readers pass over what ends with a joiner, so it goes to the letter that follows.
      const [, said = '', joiner = ''] =
        /^(.*?)([\u200C\u200D]*)$/su.exec(text.slice(start, starts[index + 1])) ?? [];
      const signs = Array.from(carried + said);
      for (const glyph of members)
        glyph.text = (glyph === members.at(-1) ? signs : signs.splice(0, 1)).join('') || NOTHING;
      carried = joiner;
    }
    return glyphs;
  }

  reach(file: string, bytes: Uint8Array, text: string): Reach {
    const font = this.#font(file, bytes);
    const { upem } = font.face;
    const edges = this.shape(file, bytes, text).map(({ id, yOffset }) => {
      const { yBearing = 0, height = 0 } = font.glyphExtents(id) ?? {};
      return { above: (yOffset + yBearing) / upem, below: -(yOffset + yBearing + height) / upem };
    });
    return {
      above: Math.max(0, ...edges.map(({ above }) => above)),
      below: Math.max(0, ...edges.map(({ below }) => below)),
    };
  }

  /**
   * Returns the directions in a paragraph by the Unicode bidirectional algorithm (UAX #9). The paragraph runs left to right, like the page around it
   * and the form the person saw. The result gives, for a line by its start and end index, the pieces in visual order, each with its text in reading
   * order.
   */
  directions(paragraph: string): (from: number, to: number) => Directed[] {
    const embedding = this.#bidi.getEmbeddingLevels(paragraph, 'ltr');
    const mirrored = this.#bidi.getMirroredCharactersMap(paragraph, embedding.levels);
    return (from, to) => {
      const found: { first: number; last: number; level: number }[] = [];
      const indices = this.#bidi.getReorderedIndices(paragraph, embedding, from, to - 1).slice(from, to);
      for (const index of indices) {
        const level = embedding.levels[index] ?? 0;
        const previous = found.at(-1);
        if (previous?.level === level && index === previous.last + (level % 2 ? -1 : 1))
          previous.last = index;
        else found.push({ first: index, last: index, level });
      }
      return found.map(({ first, last, level }) => {
        const [start, end] = [Math.min(first, last), Math.max(first, last) + 1];
        const signs = Array.from({ length: end - start }, (_, offset) => {
          return mirrored.get(start + offset) ?? paragraph.charAt(start + offset);
        });
        return { from: start, text: signs.join(''), rightToLeft: level % 2 === 1 };
      });
    };
  }
}

let loading: Promise<Shaper> | undefined;

async function load(): Promise<Shaper> {
  const [harfbuzz, { default: bidi }] = await Promise.all([import('harfbuzzjs'), import('bidi-js')]);
  return new Shaper(harfbuzz, bidi());
}

/** Loads the shaper only if the document's text needs one, because most documents do not. */
export async function shaperFor(said: unknown): Promise<Shaper | null> {
  if (!needsShaper(said)) return null;
  loading ??= load();
  return loading;
}

function needsShaper(said: unknown): boolean {
  if (typeof said === 'string') return isScripted(said) || hasRightToLeft(said);
  if (typeof said !== 'object' || said === null || said instanceof Uint8Array) return false;
  return Object.values(said).some(needsShaper);
}
