import { Duplex } from 'node:stream';

import type { DatabaseThread } from './thread.ts';

/** Messages after which a client waits for the server: Query, Sync, Flush, FunctionCall. */
const askingForAnswer = new Set(['Q', 'S', 'H', 'F']);
const copyFromClient = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i;

/**
 * Replaces `pg`'s socket: collects the client's wire messages into batches that end where the server must answer, and hands each to the database's
 * thread after the previous one was answered. Sent message by message, a failed extended query makes the engine add its own "ready", and the client
 * then matches every later answer to the wrong query.
 */
export class EmbeddedConnection extends Duplex {
  readonly #open: () => Promise<DatabaseThread>;
  #thread: DatabaseThread | null = null;
  #isHeld = false;
  #isStarted = false;
  #received: Buffer = Buffer.alloc(0);
  #scanned = 0;
  readonly #prepared = new Map<string, string>();
  #lastSql = '';
  #isCopy = false;

  constructor(open: () => Promise<DatabaseThread>) {
    super();
    this.#open = open;
  }

  get lastSql(): string {
    return this.#lastSql;
  }

  connect(): this {
    this.#open().then(
      (thread) => {
        if (this.destroyed) return;
        this.#thread = thread;
        this.ref();
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    if (this.#thread && !this.#isHeld && !this.destroyed) {
      this.#isHeld = true;
      this.#thread.hold();
    }
    return this;
  }

  unref(): this {
    if (this.#thread && this.#isHeld) {
      this.#isHeld = false;
      this.#thread.letGo();
    }
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    this.#answerBatches().then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.unref();
    done(error);
  }

  async #answerBatches(): Promise<void> {
    for (let batch = this.#nextBatch(); batch; batch = this.#nextBatch()) {
      const thread = this.#thread;
      if (!thread || this.destroyed) return;
      const answer =
        this.#refusal(batch) ??
        (await thread.request({ kind: this.#isStarted ? 'batch' : 'session', bytes: batch }));
      this.#isStarted = true;
      if (!this.destroyed && answer.length > 0) this.push(answer);
    }
  }

  /** Cuts the next complete batch off the received bytes, or returns null if it is incomplete. */
  #nextBatch(): Buffer | null {
    while (this.#received.length >= this.#scanned + 5) {
      const start = this.#scanned;
      if (!this.#isStarted) {
        const length = this.#received.readInt32BE(start);
        return this.#received.length < length ? null : this.#cut(length);
      }
      const end = start + 1 + this.#received.readInt32BE(start + 1);
      if (this.#received.length < end) return null;
      this.#scanned = end;
      const type = String.fromCharCode(this.#received[start] ?? 0);
      if (type === 'X') {
        this.#cut(end);
        return null;
      }
      const body = this.#received.subarray(start + 5, end);
      if (type === 'Q' || type === 'P') {
        const [first, second] = textsOf(body);
        this.#lastSql = type === 'Q' ? first : second;
        this.#isCopy = copyFromClient.test(this.#lastSql);
        if (type === 'P') this.#prepared.set(first, second);
      }
      if (type === 'B') this.#lastSql = this.#prepared.get(textsOf(body)[1]) ?? this.#lastSql;
      if (askingForAnswer.has(type)) return this.#cut(end);
    }
    return null;
  }

  #cut(end: number): Buffer {
    const batch = this.#received.subarray(0, end);
    this.#received = this.#received.subarray(end);
    this.#scanned = 0;
    return batch;
  }

  /** Refuses COPY FROM STDIN, which waits for data in the middle of a batch and would end the engine. */
  #refusal(batch: Buffer): Uint8Array | null {
    if (!this.#isCopy) return null;
    this.#isCopy = false;
    const fields = 'SERROR\0VERROR\0C0A000\0MCOPY FROM STDIN is not available on the embedded database\0\0';
    const isWaitingForReady = batch.at(0) === 0x51 || batch.at(-5) === 0x53;
    return Buffer.concat([
      message('E', Buffer.from(fields)),
      isWaitingForReady ? message('Z', Buffer.from('I')) : Buffer.alloc(0),
    ]);
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Returns the first two texts of a message's body: the SQL of a Query; name and SQL of a Parse; portal and statement of a Bind. */
function textsOf(body: Buffer): [string, string] {
  const end = body.indexOf(0);
  return [body.toString('utf8', 0, end), body.toString('utf8', end + 1, body.indexOf(0, end + 1))];
}
