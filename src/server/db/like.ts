import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Returns a LIKE pattern that finds a text anywhere, with its special characters escaped. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * As SQL: true if a text made by `fold_text` contains another, ignoring accents and case. Uses a subquery, which is evaluated once; a generic plan
 * would fold the sought text again at each row.
 */
export function holdsFolded(folded: RawBuilder<string>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${folded} like (select fold_text(${containing(text)}))`;
}
