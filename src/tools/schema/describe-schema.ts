import type pg from 'pg';
import { readCatalogue, type Catalogue, type Relation } from './catalogue.ts';

const HEADER = `-- The database as the migrations of src/server/db/migrations leave it. For reading: \`npm run schema\` writes it, nothing runs it.
-- Tables and functions stand in order of name; the tables of Kysely's migrator are left out.`;

/**
 * Describes the tables, constraints, indexes, triggers, views and functions of a migrated database as one SQL text. PostgreSQL 15 to 18 and the
 * embedded database give the same text.
 * @throws Error with the name of an object of a kind that is not supported yet
 */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const catalogue = await readCatalogue(pool);
  const unknown = [
    ...catalogue.others,
    ...catalogue.relations.filter(({ kind }) => !'rvm'.includes(kind)).map(({ name }) => name),
  ];
  if (unknown.length) throw new Error(`schema.sql does not show this kind of object: ${unknown.join(', ')}`);
  const { extensions, relations, sequences, routines } = catalogue;
  const parts = [
    HEADER,
    extensions.map((name) => `CREATE EXTENSION ${name};`).join('\n'),
    ...sequences.map(({ name, definition, comment }) =>
      [`CREATE SEQUENCE ${name} AS ${definition};`, ...commentOn(`SEQUENCE ${name}`, comment)].join('\n'),
    ),
    ...relations.map((relation) =>
      relation.kind === 'r' ? table(relation, catalogue) : view(relation, catalogue),
    ),
    ...routines.map(({ name, definition, comment }) =>
      [routine(definition), ...commentOn(`FUNCTION ${name}`, comment)].join('\n'),
    ),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function table({ oid, name, comment }: Relation, catalogue: Catalogue): string {
  const its = <Item extends { relation: number }>(list: Item[]) =>
    list.filter((item) => item.relation === oid);
  const columns = its(catalogue.columns);
  const lines = [
    ...columns.map((column) => `${column.name} ${readable(column.definition)}`),
    ...its(catalogue.constraints).map(
      (constraint) => `CONSTRAINT ${constraint.name} ${readable(constraint.definition)}`,
    ),
  ];
  return [
    `CREATE TABLE ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`,
    ...[...its(catalogue.indexes), ...its(catalogue.triggers)].map(
      ({ definition }) => `${readable(definition)};`,
    ),
    ...commentOn(`TABLE ${name}`, comment),
    ...columns.flatMap((column) => commentOn(`COLUMN ${name}.${column.name}`, column.comment)),
  ].join('\n');
}

function view({ oid, name, kind, comment }: Relation, { views }: Catalogue): string {
  const what = kind === 'm' ? 'MATERIALIZED VIEW' : 'VIEW';
  const definition = views.find(({ relation }) => relation === oid)!.definition.trimEnd();
  return [`CREATE ${what} ${name} AS\n${definition}`, ...commentOn(`${what} ${name}`, comment)].join('\n');
}

function routine(definition: string): string {
  const [head, body = '', tail = ''] = unqualified(definition)
    .replace('CREATE OR REPLACE', 'CREATE')
    .trimEnd()
    .split('$function$');
  const lines = body.split('\n');
  const indents = lines
    .slice(1)
    .filter((line) => line.trim())
    .map((line) => line.search(/\S/));
  const least = Math.min(...indents, 4);
  const moved = lines
    .map((line, index) => (index === 0 ? line : `  ${line.slice(least)}`).trimEnd())
    .join('\n');
  return `${head}$$${moved.trimEnd()}\n$$${tail};`;
}

/** Rewrites expressions in usual SQL: `status IN ('a', 'b')` where PostgreSQL prints `status = ANY (ARRAY['a'::text, 'b'::text])`. */
const readable = (definition: string) =>
  unqualified(definition)
    .replaceAll(/('(?:[^']|'')*')::text/g, '$1')
    .replaceAll(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'IN ($1)')
    .replaceAll(/<> ALL \(ARRAY\[([^\]]*)\]\)/g, 'NOT IN ($1)')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replace(' USING btree ', ' ');

const unqualified = (definition: string) => definition.replaceAll(/\bpublic\./g, '');

const commentOn = (what: string, comment: string | null) =>
  comment === null ? [] : [`COMMENT ON ${what} IS '${comment.replaceAll("'", "''")}';`];
