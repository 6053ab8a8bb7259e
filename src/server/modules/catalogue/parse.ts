import * as v from 'valibot';
import {
  CATALOGUE_FORMAT,
  CATALOGUE_VERSION,
  CatalogueCoupon,
  CatalogueHouse,
} from '#contract/admin/catalogue.ts';
import type { ImportKind } from '#contract/admin/vocabulary.ts';
import { errorStatus, type ErrorCode } from '#contract/wire.ts';
import { refuse } from '#server/http/api/errors.ts';
import { decodeText, readCsv, type CsvTable } from '#server/platform/csv/read-csv.ts';
import { couponColumns, couponOfCells, neededOfCoupons } from './flat-coupons.ts';
import { houseColumns, houseOfCells, neededOfHouses } from './flat-houses.ts';

export type Problem = {
  kind: ImportKind;
  id: string | null;
  line: number;
  field: string;
  code: ErrorCode;
  params?: Record<string, string | number>;
};
export type Known = { houses: Map<string, CatalogueHouse>; coupons: Map<string, CatalogueCoupon> };
export type Parsed = {
  format: 'json' | 'csv';
  houses: { line: number; value: CatalogueHouse }[];
  coupons: { line: number; value: CatalogueCoupon }[];
  problems: Problem[];
};

const File = v.object({
  format: v.literal(CATALOGUE_FORMAT),
  version: v.literal(CATALOGUE_VERSION),
  houses: v.optional(v.array(v.unknown()), []),
  coupons: v.optional(v.array(v.unknown()), []),
});

/**
 * Reads a file of the catalogue, JSON or CSV by its content. Each house and coupon is checked by itself, so that every problem is told.
 * @throws Refusal `catalogue_unreadable`, `catalogue_format`
 */
export function parseFile(bytes: Uint8Array, known: Known): Parsed {
  const text = decodeText(bytes) ?? refuse('catalogue_unreadable');
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  const parsed: Parsed = { format: isJson ? 'json' : 'csv', houses: [], coupons: [], problems: [] };
  if (isJson) readJson(text, parsed);
  else readTable(readCsv(text), known, parsed);
  tellRepeated(parsed);
  return parsed;
}

function readJson(text: string, parsed: Parsed): void {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    refuse('catalogue_unreadable');
  }
  const file = v.safeParse(File, content);
  if (!file.success) return refuse('catalogue_format');
  file.output.houses.forEach((house, index) => take('house', house, index + 1, parsed));
  file.output.coupons.forEach((coupon, index) => take('coupon', coupon, index + 1, parsed));
}

function readTable({ head, rows, brokenAt }: CsvTable, known: Known, parsed: Parsed): void {
  const kind = head.includes('code')
    ? 'coupon'
    : head.includes('id')
      ? 'house'
      : refuse('catalogue_unreadable');
  const isHouse = kind === 'house';
  const columns = isHouse ? houseColumns : couponColumns;
  const tell = (line: number, field: string, code: ErrorCode, column = field) =>
    parsed.problems.push({ kind, id: null, line, field, code, params: { column } });
  for (const column of head) if (!columns.includes(column)) tell(1, column, 'column_unknown');
  for (const column of isHouse ? neededOfHouses : neededOfCoupons)
    if (!head.includes(column)) tell(1, column, 'column_missing');
  if (new Set(head).size < head.length) tell(1, '', 'id_repeated');
  if (parsed.problems.length > 0) return;
  for (const { line, cells } of rows) {
    if (cells.length !== head.length) {
      tell(line, '', 'cells_wrong');
      continue;
    }
    const row = Object.fromEntries(head.map((column, index) => [column, cells[index]!]));
    const id = (row['id'] ?? row['code'] ?? '').trim();
    const value = isHouse
      ? houseOfCells(row, known.houses.get(id))
      : couponOfCells(row, known.coupons.get(id.toUpperCase()));
    take(kind, value, line, parsed);
  }
  if (brokenAt !== null) tell(brokenAt, '', 'cells_wrong');
}

/** Checks a house or a coupon, and tells each field that is wrong. */
function take(kind: ImportKind, value: unknown, line: number, parsed: Parsed): void {
  const result = kind === 'house' ? v.safeParse(CatalogueHouse, value) : v.safeParse(CatalogueCoupon, value);
  if (!result.success) {
    const given = (value ?? {}) as { id?: unknown; code?: unknown };
    const id = kind === 'house' ? given.id : given.code;
    for (const { path, message } of result.issues)
      parsed.problems.push({
        kind,
        id: typeof id === 'string' ? id.slice(0, 64) : null,
        line,
        field: (path ?? [])
          .map(({ key }) => String(key))
          .join('.')
          .replace(/^content\./, ''),
        code:
          message in errorStatus && message !== 'invalid_input' ? (message as ErrorCode) : 'value_invalid',
      });
    return;
  }
  if (kind === 'house') parsed.houses.push({ line, value: result.output as CatalogueHouse });
  else parsed.coupons.push({ line, value: result.output as CatalogueCoupon });
}

function tellRepeated({ houses, coupons, problems }: Parsed): void {
  const seen = new Set<string>();
  const tell = (kind: ImportKind, id: string, line: number) => {
    if (seen.has(`${kind} ${id}`)) problems.push({ kind, id, line, field: '', code: 'id_repeated' });
    seen.add(`${kind} ${id}`);
  };
  for (const { line, value } of houses) tell('house', value.id, line);
  for (const { line, value } of coupons) tell('coupon', value.code, line);
}
