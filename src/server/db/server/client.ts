import { createHash } from 'node:crypto';
import pg from 'pg';
import { DatabaseUnreachable } from '../errors.ts';

const MOST = 500;
/**
 * Matches `select *` and `returning *`, as `selectAll()` and `returningAll()` write them. PostgreSQL rejects a prepared statement when its result
 * columns change with the table.
 */
const wholeRows = /(select|returning) \*|"\.\*/;

/** `answerMs`: the longest time in ms that the server may take to answer while a query is open; no limit by default. */
export type ClientConfig = pg.ClientConfig & { answerMs?: number | undefined };

/**
 * A client that prepares each statement with parameters once per connection, so that PostgreSQL parses it once and can reuse its plan. If the
 * connection is lost or the server stops answering, the open statements fail with {@link DatabaseUnreachable} and the process survives.
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

  /** Restarts the answer timer, because statements that were sent together are answered one after the other. */
  #waitForAnswer(): void {
    clearTimeout(this.#timer);
    if (this.#answerMs === undefined || this.#open === 0) return;
    this.#timer = setTimeout(() => {
      const { stream } = (this as unknown as { connection: pg.Connection }).connection;
      stream.destroy(new Error(`The database has not answered for ${this.#answerMs} ms.`));
    }, this.#answerMs);
  }

  /** Names a statement worth preparing. The name is a hash of the text, so it is the same on every connection. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST || wholeRows.test(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
