import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { TextStyle } from './style.ts';

type Weight = TextStyle['weight'];

/** A stretch of text that one font can draw. `font` is the name under which the document knows it. */
export type Run = { font: string; text: string };

type Face = { name: string; covers: (text: string) => boolean };

// Korean first, so that everything ordinary has one look; then simplified Hanzi; then Greek, Devanagari and rarer Latin.
const FAMILIES: Record<Weight, readonly string[]> = {
  regular: [
    'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
    'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'noto-sans/400Regular/NotoSans_400Regular.ttf',
  ],
  bold: [
    'noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
    'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    'noto-sans/700Bold/NotoSans_700Bold.ttf',
  ],
};

/** What stands for a character that no font has: visible, and explained in a note under the contract. */
export const MISSING = '□';

const require = createRequire(import.meta.url);
const fileBytes = new Map<string, Buffer>();

function bytesOf(file: string): Buffer {
  let bytes = fileBytes.get(file);
  if (!bytes) {
    bytes = readFileSync(require.resolve(`@expo-google-fonts/${file}`));
    fileBytes.set(file, bytes);
  }
  return bytes;
}

function coverageOf(document: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const opened: unknown = Reflect.get(document, '_font');
  const engine: unknown = typeof opened === 'object' && opened ? Reflect.get(opened, 'font') : null;
  const has: unknown =
    typeof engine === 'object' && engine ? Reflect.get(engine, 'hasGlyphForCodePoint') : null;
  if (typeof has !== 'function') throw new Error('pdfkit no longer exposes the glyphs of an opened font');
  return (codePoint) => Reflect.apply(has, engine, [codePoint]) === true;
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const HAN_STRETCH = /(\p{Script=Han}+)/u;
// Invisible characters (joiners, direction overrides) could make a name read differently from what it is.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Text as it will be drawn: composed, one line, without characters that cannot be seen. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE, '');
}

/** Splits text into the smallest pieces that may be separated: what a reader takes for one character. */
export function characters(text: string): string[] {
  return Array.from(graphemes.segment(text), (part) => part.segment);
}

/**
 * The fonts of one document. File bytes are kept for the life of the process, but each document parses its own fonts: a parsed font remembers
 * which character first asked for a glyph, and sharing that memory would make a document's bytes depend on the documents before it.
 */
export class Typefaces {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces = new Map<string, Face>();
  readonly #runs = new Map<string, Run[]>();
  #missed = false;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** True once a character without a glyph has been replaced by MISSING. */
  get missed(): boolean {
    return this.#missed;
  }

  #face(file: string): Face {
    let face = this.#faces.get(file);
    if (!face) {
      this.#document.registerFont(file, bytesOf(file));
      this.#document.font(file);
      const has = coverageOf(this.#document);
      const covers = (text: string) => Array.from(text).every((sign) => has(sign.codePointAt(0) ?? 0));
      face = { name: file, covers };
      this.#faces.set(file, face);
    }
    return face;
  }

  #covering(text: string, weight: Weight): string | null {
    for (const file of FAMILIES[weight]) if (this.#face(file).covers(text)) return file;
    return null;
  }

  /** Runs of one word (no breaks inside). A word keeps to one font where one can draw it whole, so that a name does not change face midway. */
  runs(word: string, weight: Weight): Run[] {
    const key = `${weight}:${word}`;
    const known = this.#runs.get(key);
    if (known) return known;
    const runs: Run[] = [];
    const add = (font: string, text: string) => {
      const last = runs.at(-1);
      if (last?.font === font) last.text += text;
      else runs.push({ font, text });
    };
    const whole = this.#covering(word, weight);
    if (whole) add(whole, word);
    else {
      for (const stretch of word.split(HAN_STRETCH)) {
        const font = stretch && this.#covering(stretch, weight);
        if (font) add(font, stretch);
        else for (const sign of characters(stretch)) this.#addSign(sign, weight, add);
      }
    }
    this.#runs.set(key, runs);
    return runs;
  }

  #addSign(sign: string, weight: Weight, add: (font: string, text: string) => void): void {
    const font = this.#covering(sign, weight);
    if (font) return add(font, sign);
    this.#missed = true;
    add(this.#covering(MISSING, weight) ?? FAMILIES[weight][0] ?? '', MISSING);
  }
}
