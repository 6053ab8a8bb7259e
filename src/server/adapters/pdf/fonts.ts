import { create, type Font } from 'fontkit';
import { typefaceBytes, typefaces, type Weight } from '#server/platform/typefaces.ts';
import { characters, EMOJI, isScripted, stretches } from './scripts.ts';
import type { Script } from './scripts.ts';
import type { Reach, Shaper } from './shaper.ts';

/**
 * A piece of text that one font can draw. `font` is its name in the document. Runs with `reach` come from the shaper and must not be drawn together
 * with their neighbors.
 */
export type Run = { font: string; text: string; reach?: Reach };

type Face = { name: string; covers: (text: string) => boolean };

/** Replaces a character that no font has. A note under the contract explains it. */
export const MISSING = '□';

// Glyphs of a font are numbered to 65,535.
const FIRST_SHAPED = 0x10000;

function fileOf({ family, face }: Script, weight: Weight): string {
  const cut = weight === 'bold' ? '700Bold' : '400Regular';
  return `${family}/${cut}/${face}_${cut}.ttf`;
}

type Opened = {
  font: {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number) => { advanceWidth: number };
    layout: (text: string, ...more: unknown[]) => object;
    unitsPerEm: number;
  };
  subset: { glyphs: number[]; includeGlyph: (glyph: number) => number };
};

function isOpened(value: unknown): value is Opened {
  const at = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((found, key) => (found instanceof Object ? Reflect.get(found, key) : null), value);
  const methods = ['font.hasGlyphForCodePoint', 'font.getGlyph', 'font.layout', 'subset.includeGlyph'];
  return (
    methods.every((path) => typeof at(path) === 'function') &&
    typeof at('font.unitsPerEm') === 'number' &&
    Array.isArray(at('subset.glyphs'))
  );
}

function openedBy(document: PDFKit.PDFDocument): Opened {
  const opened: unknown = Reflect.get(document, '_font');
  if (!isOpened(opened)) throw new Error('pdfkit no longer exposes the glyphs of an opened font');
  return opened;
}

/** Makes a font lay out our scripts with the shaper, and all other text as before. */
function reshape({ font, subset }: Opened, file: string, shaper: Shaper): void {
  const plain = font.layout.bind(font);
  const include = subset.includeGlyph.bind(subset);
  // pdfkit knows one text a glyph. A glyph that says several, as a vowel's does that stands before its consonant, is put in once for each.
  const numbers = new Map<string, number>();
  const ids = new Map<number, number>();
  const places = new Map<number, number>();
  const numberOf = (id: number, text: string) => {
    const key = `${id}:${text}`;
    const number = numbers.get(key) ?? FIRST_SHAPED + numbers.size;
    numbers.set(key, number);
    return number;
  };
  font.layout = (text, ...more) => {
    if (!isScripted(text)) return plain(text, ...more);
    const placed = shaper.shape(file, typefaceBytes(file), text);
    const positions = placed.map(({ xAdvance, yAdvance, xOffset, yOffset }) => {
      return { xAdvance, yAdvance, xOffset, yOffset };
    });
    const glyphs = placed.map(({ id, text: said }) => {
      const number = numberOf(id, said);
      ids.set(number, id);
      const codePoints = Array.from(said, (sign) => sign.codePointAt(0) ?? 0);
      return { id: number, codePoints, advanceWidth: font.getGlyph(id).advanceWidth };
    });
    return runOf({ glyphs, positions });
  };
  subset.includeGlyph = (number) => {
    const id = ids.get(number);
    if (id === undefined) return include(number);
    const place = places.get(number) ?? subset.glyphs.push(id) - 1;
    places.set(number, place);
    return place;
  };
}

type Place = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type Glyph = { id: number; codePoints: number[]; advanceWidth: number };
type Layout = { glyphs: Glyph[]; positions: Place[] };
/** `width` is in thousandths of the font size. */
type Remembered = Layout & { width: number };

/** The most layouts cached per font: enough for the words of our documents and many names. */
const MOST_LAYOUTS = 20_000;
const layouts = new Map<string, Map<string, Remembered>>();

function isLayout(run: object): run is Layout {
  return Array.isArray(Reflect.get(run, 'glyphs')) && Array.isArray(Reflect.get(run, 'positions'));
}

/**
 * Makes a font cache layouts across documents, because layout is most of the work. Only caches texts with one glyph per character, where each glyph
 * maps to its character whatever was drawn before.
 */
function rememberLayouts({ font }: Opened, file: string): void {
  const plain = font.layout.bind(font);
  const known = layouts.get(file) ?? new Map<string, Remembered>();
  const scale = 1000 / font.unitsPerEm;
  layouts.set(file, known);
  font.layout = (text, features, ...more) => {
    if (features !== undefined || more.length > 0) return plain(text, features, ...more);
    const found = known.get(text);
    if (found) return runOf(found);
    const run = plain(text);
    const codePoints = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
    if (!isLayout(run) || run.glyphs.length !== codePoints.length) return run;
    if (known.size >= MOST_LAYOUTS) known.clear();
    const layout = {
      glyphs: run.glyphs.map(({ id, advanceWidth }, index) => {
        return { id, advanceWidth, codePoints: [codePoints[index] ?? 0] };
      }),
      positions: run.positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => {
        return { xAdvance, yAdvance, xOffset, yOffset };
      }),
      width: run.positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0),
    };
    known.set(text, layout);
    return runOf(layout);
  };
}

/** Copies a layout, because pdfkit scales the positions of fontkit in place before it asks for their sum. */
function runOf({ glyphs, positions }: Layout): object {
  const own = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** Decoded tables per file. fontkit decodes them one by one on first use. */
const tables = new Map<string, object>();

/**
 * Opens a font for one document with tables decoded for earlier documents. The memory of which character first asked for a glyph is not shared.
 * fontkit shares tables in the same way between the variations of a font.
 */
function openFont(file: string): Font {
  const font = create(typefaceBytes(file));
  const own: unknown = Reflect.get(font, '_tables');
  if (!('layout' in font) || !(own instanceof Object))
    throw new Error(`fontkit no longer has the tables of ${file} in one place`);
  Reflect.set(font, '_tables', tables.get(file) ?? own);
  if (!tables.has(file)) tables.set(file, own);
  return font;
}

const HAN_STRETCH = /(\p{Script=Han}+)/u;

/**
 * The fonts of one document. File bytes, decoded tables and layouts are cached for the life of the process, but each document opens its own fonts: a
 * font remembers which character first asked for a glyph, and sharing that would make a document's bytes depend on earlier documents.
 */
export class Typefaces {
  readonly #document: PDFKit.PDFDocument;
  readonly #shaper: Shaper | null;
  readonly #faces = new Map<string, Face>();
  readonly #runs = new Map<string, Run[]>();
  #missed = false;

  /** `shaper` comes from `shaperFor` with the whole text of the document. */
  constructor(document: PDFKit.PDFDocument, shaper: Shaper | null) {
    this.#document = document;
    this.#shaper = shaper;
  }

  /** True once a character without a glyph has been replaced by MISSING. */
  get missed(): boolean {
    return this.#missed;
  }

  get shaper(): Shaper | null {
    return this.#shaper;
  }

  #face(file: string): Face {
    let face = this.#faces.get(file);
    if (!face) {
      // pdfkit takes a font that fontkit has opened, which its types do not say.
      const source: unknown = openFont(file);
      Reflect.apply(this.#document.registerFont, this.#document, [file, source]);
      this.#document.font(file);
      const opened = openedBy(this.#document);
      rememberLayouts(opened, file);
      if (this.#shaper) reshape(opened, file, this.#shaper);
      const covers = (text: string) =>
        Array.from(text).every((sign) => opened.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
      face = { name: file, covers };
      this.#faces.set(file, face);
    }
    return face;
  }

  #covering(text: string, weight: Weight): string | null {
    for (const file of typefaces[weight]) if (this.#face(file).covers(text)) return file;
    return null;
  }

  /** Returns the runs of one word (no breaks inside). One font draws the whole word if it can, so that a name does not change its look midway. */
  runs(word: string, weight: Weight): Run[] {
    const key = `${weight}:${word}`;
    const known = this.#runs.get(key);
    if (known) return known;
    const runs = stretches(word).flatMap(({ script, text }) =>
      script ? this.#scripted(text, script, weight) : this.#general(text, weight),
    );
    this.#runs.set(key, runs);
    return runs;
  }

  widthOf({ font, text }: Run): number {
    const known = this.#faces.has(font) ? layouts.get(font)?.get(text) : undefined;
    return known?.width ?? this.#document.font(font).fontSize(1000).widthOfString(text);
  }

  #scripted(text: string, script: Script, weight: Weight): Run[] {
    const font = fileOf(script, weight);
    if (this.#face(font).covers(text)) {
      const reach = isScripted(text) ? this.#shaper?.reach(font, typefaceBytes(font), text) : undefined;
      return [reach ? { font, text, reach } : { font, text }];
    }
    const signs = characters(text);
    if (signs.length > 1) return signs.flatMap((sign) => this.#scripted(sign, script, weight));
    return [this.#missing(weight)];
  }

  #general(text: string, weight: Weight): Run[] {
    const whole = this.#covering(text, weight);
    if (whole) return [{ font: whole, text }];
    const runs: Run[] = [];
    for (const stretch of text.split(HAN_STRETCH)) {
      const font = stretch && this.#covering(stretch, weight);
      const parts = font
        ? [{ font, text: stretch }]
        : characters(stretch).map((sign) => this.#sign(sign, weight));
      for (const part of parts) {
        const last = runs.at(-1);
        if (last?.font === part.font) last.text += part.text;
        else runs.push({ ...part });
      }
    }
    return runs;
  }

  #sign(sign: string, weight: Weight): Run {
    const font = this.#covering(sign, weight);
    if (font) return { font, text: sign };
    // Some pictures are text until asked to be emoji, and few typefaces draw them.
    const picture = /\p{Extended_Pictographic}/u.test(sign) && this.#scripted(sign, EMOJI, weight)[0];
    return picture || this.#missing(weight);
  }

  #missing(weight: Weight): Run {
    this.#missed = true;
    return { font: this.#covering(MISSING, weight) ?? typefaces[weight][0] ?? '', text: MISSING };
  }
}
