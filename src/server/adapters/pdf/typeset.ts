import { characters, drawable } from './fonts.ts';
import type { Run, Typefaces } from './fonts.ts';
import type { TextStyle } from './style.ts';

export type Line = { runs: Run[]; width: number; style: TextStyle };
export type Align = 'left' | 'right';

/** Height in points of lines set under each other. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.style.leading, 0);
}

/** Sets text in lines and draws them; the only place that measures. */
export class Typesetter {
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
        width += this.#document.font(run.font).fontSize(1000).widthOfString(run.text);
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
        if (last?.font === run.font) runs[runs.length - 1] = { font: run.font, text: last.text + run.text };
        else runs.push(run);
      }
    }
    return { runs, width, style };
  }

  /**
   * Lines of at most `width` points. Breaks at spaces only, as Korean is read best, and inside a word where the word alone is wider than the line.
   * A newline in the text begins a new line. Empty text gives no lines.
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
    return lines.map((line) => this.#line(line, style));
  }

  /** Draws lines down from `top`, each aligned within `width`. */
  draw(lines: readonly Line[], x: number, top: number, width: number, align: Align = 'left'): void {
    let y = top;
    for (const line of lines) {
      const { style } = line;
      // Optical middle of Hangul and figures, so that different sizes share a row without looking dropped.
      const baseline = y + style.leading / 2 + style.size * 0.36;
      let at = align === 'right' ? x + width - line.width : x;
      this.#document.fillColor(style.colour);
      for (const run of line.runs) {
        this.#document.font(run.font).fontSize(style.size);
        this.#document.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
        at += this.#document.widthOfString(run.text);
      }
      y += style.leading;
    }
  }
}
