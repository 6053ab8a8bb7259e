import { sql, type Kysely } from 'kysely';

/** Letters that are no letter with a mark, large and small: a database of the collation C knows the case of ASCII alone. */
const letters = [
  ['ĐđÐð', 'd'],
  ['Łł', 'l'],
  ['Øø', 'o'],
  ['ı', 'i'],
  ['Ħħ', 'h'],
  ['ẞß', 'ss'],
  ['Ææ', 'ae'],
  ['Œœ', 'oe'],
  ['Þþ', 'th'],
] as const;
const [single, several] = [
  letters.filter(([, as]) => as.length === 1),
  letters.filter(([, as]) => as.length > 1),
];
const from = single.map(([these]) => these).join('');
const to = single.map(([these, as]) => as.repeat(these.length)).join('');

/** Small letters without marks; composed again behind that, for Hangul decomposes too. */
const plain = String.raw`translate(
  lower(normalize(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), '${from}', '${to}')`;
const folded = several.reduce(
  (text, [these, as]) =>
    Array.from(these).reduce((inner, letter) => `replace(${inner}, '${letter}', '${as}')`, text),
  plain,
);

/** The name in both orders, and with the surname in front without a space, as Korean writes it. */
const bothOrders = `fold_text(first_name || ' ' || last_name || ' ' || first_name || chr(10) || last_name || first_name)`;

/**
 * Names as they are searched: "nguyen" finds Nguyễn. The database writes them, so that no writer forgets them, in columns that an index can
 * have; `unaccent` is an extension that a database may lack.
 */
const statements = [
  `create function fold_text(given text) returns text language sql immutable strict parallel safe as $$
    select ${folded}
  $$`,
  `alter table accounts add column search_name text generated always as (${bothOrders}) stored`,
  `alter table occupants add column search_name text generated always as (${bothOrders}) stored`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
