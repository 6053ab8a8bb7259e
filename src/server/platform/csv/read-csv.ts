import { parse } from 'csv-parse/sync';
import { isFormula } from './csv.ts';

export type CsvRow = { line: number; cells: string[] };
/** A table read from CSV. `brokenAt` is the line at which reading failed; `isCut` if it has more rows than were read. */
export type CsvTable = { head: string[]; rows: CsvRow[]; brokenAt: number | null; isCut: boolean };

class TooManyRows extends Error {}

/** Decodes UTF-8, UTF-16 with a byte order mark (Excel), or CP949 (Korean Excel; Encoding Standard: euc-kr); null for anything else. */
export function decodeText(bytes: Uint8Array): string | null {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isWide ? ['utf-16le'] : ['utf-8', 'euc-kr']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? null : text;
    } catch {
      // The next encoding is tried.
    }
  }
  return null;
}

/** Reads at most `most` rows of CSV (RFC 4180) separated by commas, semicolons or tabs. Removes the apostrophe that protects against formulas. */
export function readCsv(text: string, most: number): CsvTable {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
  const rows: CsvRow[] = [];
  let brokenAt: number | null = null;
  let isCut = false;
  let end = 0;
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        // One row is the head.
        if (rows.length > most) throw new TooManyRows();
        rows.push({ line: end + 1, cells: cells.map(plain) });
        end = lines;
        return null;
      },
    });
  } catch (error) {
    isCut = error instanceof TooManyRows;
    brokenAt = end + 1;
  }
  const head = rows.shift()?.cells.map((cell) => cell.trim()) ?? [];
  return { head, rows, brokenAt, isCut };
}

const plain = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
