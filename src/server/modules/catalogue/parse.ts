import * as v from 'valibot';
import {
  CATALOGUE_FORMAT,
  CATALOGUE_VERSION,
  CatalogueCoupon,
  CatalogueHouse,
  MAX_CATALOGUE_ROWS,
} from '#contract/admin/catalogue.ts';
import type { ImportKind } from '#contract/admin/vocabulary.ts';
import { errorStatus, type ErrorCode } from '#contract/wire.ts';
import { decodeText, readCsv, type CsvTable } from '#server/platform/csv/read-csv.ts';
import { wellFormedJson } from '#contract/rules/text/well-formed-json.ts';
import { couponColumns, couponOfCells, neededOfCoupons } from './flat-coupons.ts';
import { houseOfCells, neededOfHouses, readColumns } from './flat-houses.ts';

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

export type Unreadable = {
  unreadable: 'catalogue_unreadable' | 'catalogue_format' | 'catalogue_too_long';
};
export type ParseInput = { bytes: Uint8Array; known: Known };

/** The most problems reported of one file: nobody fixes more before trying again. */
const MOST_PROBLEMS = 1000;

const File = v.object({
  format: v.literal(CATALOGUE_FORMAT),
  version: v.literal(CATALOGUE_VERSION),
  houses: v.optional(v.array(v.unknown()), []),
  coupons: v.optional(v.array(v.unknown()), []),
});

/**
 * Parses a catalog file, JSON or CSV by its content. Each house and coupon is checked separately, so that every problem is reported. Runs in a
 * separate thread (`parser-thread.ts`) and imports nothing of the host.
 */
export function parseFile(bytes: Uint8Array, known: Known): Parsed | Unreadable {
  const text = decodeText(bytes);
  if (text === null) return { unreadable: 'catalogue_unreadable' };
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  const parsed: Parsed = { format: isJson ? 'json' : 'csv', houses: [], coupons: [], problems: [] };
  const unreadable = isJson
    ? readJson(text, known, parsed)
    : readTable(readCsv(text, MAX_CATALOGUE_ROWS), known, parsed);
  if (unreadable) return { unreadable };
  tellRepeated(parsed);
  return { ...parsed, problems: parsed.problems.slice(0, MOST_PROBLEMS) };
}

type Reason = Unreadable['unreadable'] | null;

function readJson(text: string, known: Known, parsed: Parsed): Reason {
  let content: unknown;
  try {
    content = JSON.parse(wellFormedJson(text.replace(/^\uFEFF/, '')));
  } catch {
    return 'catalogue_unreadable';
  }
  const file = v.safeParse(File, content);
  if (!file.success) return 'catalogue_format';
  const { houses, coupons } = file.output;
  if (houses.length + coupons.length > MAX_CATALOGUE_ROWS) return 'catalogue_too_long';
  houses.forEach((house, index) => take('house', house, { line: index + 1, known, parsed }));
  coupons.forEach((coupon, index) => take('coupon', coupon, { line: index + 1, known, parsed }));
  return null;
}

function readTable({ head, rows, brokenAt, isCut }: CsvTable, known: Known, parsed: Parsed): Reason {
  if (isCut) return 'catalogue_too_long';
  const kind = head.includes('code') ? 'coupon' : head.includes('id') ? 'house' : null;
  if (!kind) return 'catalogue_unreadable';
  const isHouse = kind === 'house';
  const columns = isHouse ? readColumns : couponColumns;
  const tell = (line: number, field: string, code: ErrorCode, column = field) =>
    parsed.problems.push({ kind, id: null, line, field, code, params: { column } });
  for (const column of head) if (!columns.includes(column)) tell(1, column, 'column_unknown');
  for (const column of isHouse ? neededOfHouses : neededOfCoupons)
    if (!head.includes(column)) tell(1, column, 'column_missing');
  if (new Set(head).size < head.length) tell(1, '', 'id_repeated');
  if (parsed.problems.length > 0) return null;
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
    take(kind, value, { line, known, parsed });
  }
  if (brokenAt !== null) tell(brokenAt, '', 'cells_wrong');
  return null;
}

function take(
  kind: ImportKind,
  value: unknown,
  { line, known, parsed }: { line: number; known: Known; parsed: Parsed },
): void {
  const result = kind === 'house' ? v.safeParse(CatalogueHouse, value) : v.safeParse(CatalogueCoupon, value);
  if (!result.success) {
    const given = (value ?? {}) as { id?: unknown; code?: unknown };
    const id = kind === 'house' ? given.id : given.code;
    for (const { path, message } of result.issues.slice(0, MOST_PROBLEMS))
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
  if (kind === 'house') {
    const house = result.output as CatalogueHouse;
    const { wifiPassword } = known.houses.get(house.id)?.content ?? house.content;
    house.content.wifiPassword ||= wifiPassword;
    parsed.houses.push({ line, value: house });
  } else parsed.coupons.push({ line, value: result.output as CatalogueCoupon });
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
