import type { Run, Typefaces } from './fonts.ts';
import { characters, drawable } from './scripts.ts';
import { hasRightToLeft } from './shaper.ts';
import type { Directed, Reach } from './shaper.ts';
import type { TextStyle } from './style.ts';

/** `x` is the position of a run in its line if it does not directly follow the one before. */
type Placed = Run & { x?: number };
/** `drop` is how far the baseline lies below the position given by the leading. */
export type Line = { runs: Placed[]; width: number; style: TextStyle; drop: number };
export type Align = 'left' | 'right';

// Optical middle of Hangul and figures in sizes, so that different sizes share a row without looking dropped.
const MIDDLE = 0.36;

/** Height in points of lines set under each other. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.style.leading, 0);
}

/** Wraps and draws text. All measuring is done here. */
export class TextLayout {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces: Typefaces;
  readonly #widths = new Map<string, number>();

  constructor(document: PDFKit.PDFDocument, faces: Typefaces) {
    this.#document = document;
    this.#faces = faces;
  }

  #width(word: string, style: TextStyle): number {
    const key = `${style.weight}:${word}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = 0;
      for (const run of this.#faces.runs(word, style.weight)) {
        width += this.#faces.widthOf(run);
      }
      this.#widths.set(key, width);
    }
    return (width * style.size) / 1000;
  }

  #line(text: string, style: TextStyle): Line {
    const runs: Run[] = [];
    let width = 0;
    for (const word of text.match(/\S*\s?/g) ?? []) {
      if (!word) continue;
      width += this.#width(word, style);
      for (const run of this.#faces.runs(word, style.weight)) {
        const last = runs.at(-1);
        if (last?.font === run.font && !last.reach && !run.reach)
          runs[runs.length - 1] = { font: run.font, text: last.text + run.text };
        else runs.push(run);
      }
    }
    return roomy(runs, width, style);
  }

  #mixedLine(stretches: Directed[], style: TextStyle): Line {
    let width = 0;
    const placed = stretches.flatMap(({ from, text, rightToLeft }) => {
      let index = from;
      const found = text
        .split(/(?<=\s)|(?=\s)/)
        .flatMap((word) => this.#faces.runs(word, style.weight))
        .map((run) => {
          const at = index;
          index += run.text.length;
          return { run: rightToLeft ? fromTheRight(run) : run, at };
        });
      return (rightToLeft ? found.toReversed() : found).map(({ run, at }) => {
        const x = width;
        width += this.#document.font(run.font).fontSize(style.size).widthOfString(run.text);
        return { run: { ...run, x }, at };
      });
    });
    // Drawn as they are read, which is how text that is copied is put together again.
    const runs = placed.toSorted((a, b) => a.at - b.at).map(({ run }) => run);
    return roomy(runs, width, style);
  }

  /**
   * Wraps text to lines of at most `width` points. Breaks at spaces, as is best for Korean, and inside a word only if the word is wider than the
   * line. A newline starts a new line, and empty text gives no lines.
   */
  lines(text: string, style: TextStyle, width: number): Line[] {
    return text
      .split(/\r?\n/)
      .map((paragraph) => drawable(paragraph).trim())
      .filter((paragraph) => paragraph !== '')
      .flatMap((paragraph) => this.#wrap(paragraph, style, width));
  }

  #wrap(paragraph: string, style: TextStyle, width: number): Line[] {
    const lines: string[] = [];
    let current = '';
    let used = 0;
    const end = () => {
      if (current) lines.push(current.trimEnd());
      current = '';
      used = 0;
    };
    for (const word of paragraph.split(/ +/)) {
      const wordWidth = this.#width(word, style);
      if (used + wordWidth > width) end();
      if (wordWidth <= width) {
        current += `${word} `;
        used += this.#width(`${word} `, style);
        continue;
      }
      for (const sign of characters(word)) {
        const signWidth = this.#width(sign, style);
        if (used + signWidth > width) end();
        current += sign;
        used += signWidth;
      }
      current += ' ';
      used += this.#width(' ', style);
    }
    end();
    const { shaper } = this.#faces;
    if (!shaper || !hasRightToLeft(paragraph)) return lines.map((line) => this.#line(line, style));
    const whole = paragraph.replace(/ +/g, ' ');
    const directions = shaper.directions(whole);
    let to = 0;
    return lines.map((line) => {
      const from = whole.indexOf(line, to);
      to = from + line.length;
      return this.#mixedLine(directions(from, to), style);
    });
  }

  draw(
    lines: readonly Line[],
    { x, top, width, align = 'left' }: { x: number; top: number; width: number; align?: Align | undefined },
  ): void {
    let y = top;
    for (const line of lines) {
      const { style } = line;
      const baseline = y + style.leading / 2 + style.size * MIDDLE + line.drop;
      const start = align === 'right' ? x + width - line.width : x;
      let at = start;
      this.#document.fillColor(style.colour);
      for (const [index, run] of line.runs.entries()) {
        this.#document.font(run.font).fontSize(style.size);
        if (run.x !== undefined) at = start + run.x;
        this.#document.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
        if (index < line.runs.length - 1) at += this.#document.widthOfString(run.text);
      }
      y += style.leading;
    }
  }
}

/** Reverses the signs between right-to-left letters. The letters themselves are laid out in that direction by their font. */
function fromTheRight(run: Run): Run {
  return hasRightToLeft(run.text) ? run : { ...run, text: characters(run.text).toReversed().join('') };
}

/** Makes a line with enough leading for its ink, because stacked letters and marks of some scripts reach further than usual. */
function roomy(runs: Placed[], width: number, style: TextStyle): Line {
  const reach = (side: keyof Reach) => Math.max(0, ...runs.map((run) => run.reach?.[side] ?? 0)) * style.size;
  const over = Math.max(0, reach('above') - style.leading / 2 - style.size * MIDDLE);
  const under = Math.max(0, reach('below') - style.leading / 2 + style.size * MIDDLE);
  const leading = style.leading + over + under;
  return { runs, width, style: { ...style, leading }, drop: (over - under) / 2 };
}
