import type { ContractBlock, ContractLine } from '#contract/contract-text.ts';
import type { Bilingual } from '#server/ports/documents/contract-document.ts';
import { drawable } from './scripts.ts';
import { colour, contentBottom, contentWidth, page, text } from './style.ts';
import type { TextStyle } from './style.ts';
import { heightOf } from './text-layout.ts';
import type { Align, Line, TextLayout } from './text-layout.ts';

export type Cell = { lines: Line[]; x: number; width: number; align?: Align };
type RowLook = { padding: number; rule?: string; ruleWidth?: number; fill?: string };
type Fact = { label: Bilingual; value: Line[] };
export type Column = { width: number; align?: Align; head: Bilingual };

const MIN_SPLIT = 110;

/** Pages filled from top to bottom. `y` is the cursor on the current page, in points from the top. */
export class PageLayout {
  readonly document: PDFKit.PDFDocument;
  readonly type: TextLayout;
  y: number = page.top;
  readonly blocks: ContractBlock[] = [];
  /** The text that each first line was wrapped from. */
  readonly #sources = new WeakMap<Line, ContractLine>();
  #sections = 0;
  #repeat: (() => void) | null = null;

  constructor(document: PDFKit.PDFDocument, type: TextLayout) {
    this.document = document;
    this.type = type;
  }

  newPage(): void {
    this.document.addPage();
    this.document.rect(page.left, page.top - 22, 28, 2).fill(colour.orange);
    this.y = page.top;
    this.#repeat?.();
  }

  /** Moves to a new page unless `height` points are left. */
  ensureSpace(height: number): void {
    if (this.y + height > contentBottom) this.newPage();
  }

  /** Restarts heading numbers at 1, because the certificate has its own numbering. */
  restartNumbers(): void {
    this.#sections = 0;
  }

  rule(stroke: string = colour.line, width = 0.6): void {
    this.document
      .moveTo(page.left, this.y)
      .lineTo(page.left + contentWidth, this.y)
      .lineWidth(width)
      .stroke(stroke);
  }

  lines(value: string, style: TextStyle, width: number): Line[] {
    const lines = this.type.lines(value, style, width);
    const [first] = lines;
    if (first)
      this.#sources.set(first, { text: drawable(value.replace(/\s+/g, ' ')).trim(), look: lookOf(style) });
    return lines;
  }

  textOf(lines: readonly Line[]): ContractLine[] {
    return lines.flatMap((line) => this.#sources.get(line) ?? []);
  }

  /** Lays Korean above and English below in a quieter style; once only if both are the same. */
  both(value: Bilingual, width: number, style: TextStyle = text.body, side: TextStyle = text.small): Line[] {
    const ko = this.lines(value.ko, style, width);
    return value.en.trim() === value.ko.trim() ? ko : [...ko, ...this.lines(value.en, side, width)];
  }

  paragraph(lines: Line[], gapAfter = 0): void {
    this.columns([{ lines, x: page.left, width: contentWidth }], { padding: 0 });
    this.y += gapAfter;
  }

  columns(cells: Cell[], look: RowLook): void {
    const columns = cells.map(({ lines }) => this.textOf(lines)).filter((column) => column.length > 0);
    if (columns.length > 0) this.blocks.push({ kind: 'columns', columns });
    this.place(cells, look);
  }

  /** Lays a numbered heading in both languages, kept on a page with at least `follow` points of its content, and adds it to the bookmarks. */
  heading(title: Bilingual, follow: number): void {
    this.ensureSpace(40 + follow);
    this.#sections += 1;
    this.y += 16;
    const number = this.lines(String(this.#sections), text.headingNumber, 24);
    const ko = this.lines(title.ko, text.heading, contentWidth);
    this.type.draw(number, { x: page.left, top: this.y, width: 24 });
    this.type.draw(ko, { x: page.left + 16, top: this.y, width: contentWidth });
    const koWidth = ko[0]?.width ?? 0;
    const en = this.lines(title.en, text.headingSide, contentWidth);
    this.type.draw(en, { x: page.left + 16 + koWidth + 7, top: this.y, width: contentWidth });
    this.blocks.push({ kind: 'heading', number: this.#sections, title });
    this.document.outline.addItem(drawable(`${this.#sections}. ${title.ko} · ${title.en}`));
    this.y += 20;
    this.rule(colour.ink, 0.8);
  }

  #paint(cells: Cell[], top: number, height: number, look: RowLook): void {
    if (look.fill) this.document.rect(page.left, top, contentWidth, height).fill(look.fill);
    for (const cell of cells) {
      this.type.draw(cell.lines, {
        x: cell.x,
        top: top + look.padding,
        width: cell.width,
        align: cell.align,
      });
    }
  }

  /** Lays one row of cells. A tall row continues on the next page line by line; a short one moves there whole. */
  place(cells: Cell[], look: RowLook): void {
    let rest = cells;
    for (;;) {
      const height = Math.max(0, ...rest.map((cell) => heightOf(cell.lines))) + 2 * look.padding;
      const left = contentBottom - this.y;
      if (height <= left) {
        this.#paint(rest, this.y, height, look);
        this.y += height;
        break;
      }
      if (height <= MIN_SPLIT || left < MIN_SPLIT / 2) {
        this.newPage();
        if (height <= contentBottom - this.y) continue;
      }
      const room = contentBottom - this.y - 2 * look.padding;
      const [now, later] = splitCells(rest, room);
      this.#paint(now, this.y, room + 2 * look.padding, look);
      this.newPage();
      rest = later;
    }
    if (look.rule) this.rule(look.rule, look.ruleWidth ?? 0.6);
  }

  facts(rows: Fact[], labelWidth: number): void {
    this.#noteFacts(rows);
    for (const { label, value } of rows) {
      this.place(
        [
          { lines: this.#label(label, labelWidth - 10), x: page.left, width: labelWidth - 10 },
          { lines: value, x: page.left + labelWidth, width: contentWidth - labelWidth },
        ],
        { padding: 5, rule: colour.line },
      );
    }
  }

  #noteFacts(facts: Fact[]): void {
    this.blocks.push({
      kind: 'facts',
      facts: facts.map(({ label, value }) => ({ label, value: this.textOf(value) })),
    });
  }

  #label(label: Bilingual, width: number): Line[] {
    return [...this.lines(label.ko, text.label, width), ...this.lines(label.en, text.small, width)];
  }

  /** Lays two columns of label and value rows. Both share each row's height, and the shorter column simply ends. */
  factPairs(left: Fact[], right: Fact[]): void {
    this.#noteFacts([...left, ...right]);
    const half = this.halfWidth;
    const labelWidth = 74;
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const cells = [left[index], right[index]].flatMap((fact, side): Cell[] => {
        if (!fact) return [];
        const x = page.left + side * (half + 24);
        return [
          { lines: this.#label(fact.label, labelWidth - 8), x, width: labelWidth - 8 },
          { lines: fact.value, x: x + labelWidth, width: half - labelWidth },
        ];
      });
      this.place(cells, { padding: 5, rule: colour.line });
    }
  }

  get halfWidth(): number {
    return (contentWidth - 24) / 2;
  }

  get pairValueWidth(): number {
    return this.halfWidth - 74;
  }

  /** Lays a table that repeats its head on every page. Column widths are in points and add up to the content width. */
  table(columns: Column[], rows: ((widths: number[]) => Line[][])[]): void {
    const gap = 10;
    const widths = columns.map((column) => column.width - gap);
    const place = (lines: Line[][]): Cell[] => {
      let x = page.left + gap / 2;
      return columns.map((column, index) => {
        const cell: Cell = {
          lines: lines[index] ?? [],
          x,
          width: column.width - gap,
          align: column.align ?? 'left',
        };
        x += column.width;
        return cell;
      });
    };
    const head = () => {
      const cells = place(columns.map((column, index) => this.#label(column.head, widths[index] ?? 0)));
      this.place(cells, { padding: 4, fill: colour.sunken });
    };
    head();
    this.#repeat = head;
    const laid = rows.map((row) => row(widths));
    this.blocks.push({
      kind: 'table',
      head: columns.map((column) => column.head),
      amounts: columns.map(({ align }) => align === 'right'),
      rows: laid.map((cells) => cells.map((lines) => this.textOf(lines))),
    });
    for (const row of laid) this.place(place(row), { padding: 5, rule: colour.line });
    this.#repeat = null;
  }

  /** Lays a list with Korean on the left and English on the right, each pair starting at the same height. */
  clauses(items: Bilingual[], numbered: boolean): void {
    this.blocks.push({ kind: 'clauses', numbered, items: items.map(({ ko, en }) => ({ ko, en })) });
    const half = this.halfWidth;
    const indent = 17;
    for (const [index, item] of items.entries()) {
      const mark = this.lines(numbered ? `${index + 1}.` : '·', text.label, indent);
      const at = page.left + half + 24;
      this.place(
        [
          { lines: mark, x: page.left, width: indent },
          {
            lines: this.lines(item.ko, text.body, half - indent),
            x: page.left + indent,
            width: half - indent,
          },
          { lines: mark, x: at, width: indent },
          {
            lines: this.lines(item.en, text.bodySoft, half - indent),
            x: at + indent,
            width: half - indent,
          },
        ],
        { padding: 4, rule: colour.line },
      );
    }
  }
}

function lookOf({ size, weight, colour: ink }: TextStyle): ContractLine['look'] {
  if (size >= text.title.size) return 'title';
  if (weight === 'bold') return 'strong';
  return ink === colour.ink ? 'body' : 'quiet';
}

function splitCells(cells: Cell[], room: number): [Cell[], Cell[]] {
  const now: Cell[] = [];
  const later: Cell[] = [];
  for (const cell of cells) {
    let count = 0;
    let used = 0;
    for (const line of cell.lines) {
      if (used + line.style.leading > room) break;
      used += line.style.leading;
      count += 1;
    }
    now.push({ ...cell, lines: cell.lines.slice(0, count) });
    later.push({ ...cell, lines: cell.lines.slice(count) });
  }
  return [now, later];
}
