import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* planned once */';

/**
 * Begins a query that PostgreSQL plans once for each connection: one whose text never varies, that reads few rows by key whatever its
 * parameters, and that takes longer to plan than to run.
 */
export const plannedOnce = sql.raw(MARK);

const names = new Map<string, string>();

/** Lets a connection prepare the queries that begin with {@link plannedOnce}. */
export function keepPlans(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (text: unknown, values?: unknown, ...more: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? query({ name: nameOf(text), text, values }, ...more)
      : query(text, values, ...more);
  Object.assign(client, { query: prepared });
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
