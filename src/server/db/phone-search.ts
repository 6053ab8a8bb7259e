import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from './like.ts';

/** The fewest digits to search for in phone numbers, because fewer match most of them. */
const FEWEST = 4;

/**
 * As SQL: numbers that contain the typed digits, with or without the country, spaces, hyphens, and the leading zero, which is dialed within a country
 * but not stored. Null if the text is no number.
 * @param number the country code and the number behind it
 */
export function phoneMatches(number: RawBuilder<string>, text: string): Expression<SqlBool> | null {
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST) return null;
  return sql<SqlBool>`${number} like ${containing(digits.replace(/^0+/, ''))}`;
}
