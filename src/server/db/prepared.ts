import { createHash } from 'node:crypto';
import pg from 'pg';

/** The most statements that one connection prepares. */
const MOST = 500;
/** The SQL that `selectAll()` and `returningAll()` write: such a result changes with its table, and a prepared statement may not. */
const wholeRows = /(select|returning) \*|"\.\*/;

/**
 * A client that prepares every statement with parameters once: PostgreSQL then reads it once a connection and, where the values make no
 * difference to the best plan, plans it once.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  override query = ((first: unknown, ...rest: unknown[]): unknown => {
    const send = pg.Client.prototype.query.bind(this) as (...all: unknown[]) => unknown;
    const [values, ...others] = rest;
    const name = typeof first === 'string' && Array.isArray(values) ? this.#nameOf(first) : undefined;
    return name ? send({ name, text: first, values }, ...others) : send(first, ...rest);
  }) as pg.Client['query'];

  /** A name for a statement that is worth preparing; the same text has the same name on every connection. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST || wholeRows.test(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
