import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import { format } from 'sql-formatter';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';

const layout = { language: 'postgresql', expressionWidth: 100 } as const;

class OneRow extends DummyDriver {
  readonly #row: object;
  constructor(row: object) {
    super();
    this.#row = row;
  }
  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: <R>() => Promise.resolve({ rows: [this.#row as R] }),
      async *streamQuery() {},
    });
  }
}

/**
 * Records the statements of `work` as formatted SQL without a database: `row` answers each. Parameters are replaced by their values, and names are
 * not quoted.
 */
export async function statementsOf(work: (db: Db) => Promise<unknown>, row: object): Promise<string> {
  const heard: string[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneRow(row),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void heard.push(`${format(withValues(query), layout)};`),
  });
  await work(db);
  return `${heard.join('\n\n')}\n`;
}

const withValues = ({ sql, parameters }: CompiledQuery) =>
  sql
    .replaceAll(/"([a-z_]+)"/g, '$1')
    .replaceAll(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (Array.isArray(value)) return `'{${value.join()}}'`;
  const text = typeof value === 'string' ? value : JSON.stringify(value).replaceAll(/^"|"$/g, '');
  return `'${text.replaceAll("'", "''")}'`;
}
