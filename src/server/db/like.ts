import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** The pattern of LIKE that finds a text anywhere, whatever stands in it. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * As SQL: a text that `fold_text` has made holds another, with or without the marks of its letters, large or small. A plan for all values
 * would fold what is looked for anew at each row; a subquery is asked once.
 */
export function holdsFolded(folded: RawBuilder<string>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${folded} like (select fold_text(${containing(text)}))`;
}
