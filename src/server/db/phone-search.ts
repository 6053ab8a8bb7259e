import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from './like.ts';

/** The fewest digits that are looked for in numbers: fewer are in most of them. */
const FEWEST = 4;

/**
 * As SQL: numbers that hold what was typed of one, with or without the country, spaces, hyphens, and the zero that is dialled within a country
 * and is no part of a stored number. Null where what was typed is no number.
 * @param number the country code and the number behind it
 */
export function phoneMatches(number: RawBuilder<string>, text: string): Expression<SqlBool> | null {
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST) return null;
  return sql<SqlBool>`${number} like ${containing(digits.replace(/^0+/, ''))}`;
}
