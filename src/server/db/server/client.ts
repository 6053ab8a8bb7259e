import { createHash } from 'node:crypto';
import pg from 'pg';
import { DatabaseUnreachable } from '../errors.ts';

/** The most statements that one connection prepares. */
const MOST = 500;
/** The SQL that `selectAll()` and `returningAll()` write: such a result changes with its table, and a prepared statement may not. */
const wholeRows = /(select|returning) \*|"\.\*/;

/** `answerMs`: milliseconds that the server may answer nothing while it is asked something; for ever unless given. */
export type ClientConfig = pg.ClientConfig & { answerMs?: number | undefined };

/**
 * A client that prepares every statement with parameters once: PostgreSQL then reads it once a connection and, where the values make no
 * difference to the best plan, plans it once. A connection that is lost, or on which the server has fallen silent, fails the statements that
 * are under way with {@link DatabaseUnreachable}, and never the process.
 */
export class DatabaseClient extends pg.Client {
  readonly #names = new Map<string, string>();
  readonly #answerMs: number | undefined;
  #open = 0;
  #timer: NodeJS.Timeout | undefined;
  #isLost = false;

  constructor(config: ClientConfig = {}) {
    super(config);
    this.#answerMs = config.answerMs;
    // The pool listens to idle clients only, and Node ends a process over an error that nobody hears: whoever asks next is told.
    const lose = () => {
      this.#isLost = true;
    };
    this.on('error', lose).on('end', lose);
  }

  override query = ((first: unknown, ...rest: unknown[]): unknown => {
    const send = pg.Client.prototype.query.bind(this) as (...all: unknown[]) => unknown;
    const [values, ...others] = rest;
    const name = typeof first === 'string' && Array.isArray(values) ? this.#nameOf(first) : undefined;
    const answer = name ? send({ name, text: first, values }, ...others) : send(first, ...rest);
    return answer instanceof Promise ? this.#watched(answer) : answer;
  }) as pg.Client['query'];

  async #watched(answer: Promise<unknown>): Promise<unknown> {
    this.#open += 1;
    if (this.#open === 1) this.#waitForAnswer();
    try {
      return await answer;
    } catch (error) {
      // An end that the server itself announced has a SQLSTATE of its own.
      if (this.#isLost && !(error instanceof pg.DatabaseError)) throw new DatabaseUnreachable(error);
      throw error;
    } finally {
      this.#open -= 1;
      this.#waitForAnswer();
    }
  }

  /** Begins to wait anew: statements that were sent together are answered one after the other. */
  #waitForAnswer(): void {
    clearTimeout(this.#timer);
    if (this.#answerMs === undefined || this.#open === 0) return;
    this.#timer = setTimeout(() => {
      const { stream } = (this as unknown as { connection: pg.Connection }).connection;
      stream.destroy(new Error(`The database has not answered for ${this.#answerMs} ms.`));
    }, this.#answerMs);
  }

  /** A name for a statement that is worth preparing; the same text has the same name on every connection. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST || wholeRows.test(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
