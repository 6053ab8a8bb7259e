import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import type { ThreadAnswer, ThreadOptions, UnnumberedRequest } from './messages.ts';

function program(): URL {
  const bundled = new URL('./embedded-worker.js', import.meta.url);
  return existsSync(fileURLToPath(bundled)) ? bundled : new URL('./worker-from-source.mjs', import.meta.url);
}

/** Enough for PostgreSQL to reach its own depth limit first, which is an SQL error. The thread's limit would end the engine. */
const stackSizeMb = 16;

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/** The host's handle of the thread with the embedded database. Answers come in the order of the requests. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #lastId = 0;
  #holds = 0;
  #failure: Error | null = null;

  private constructor(options: ThreadOptions) {
    this.#worker = new Worker(program(), {
      workerData: options,
      execArgv: [],
      resourceLimits: { stackSizeMb },
      name: 'embedded database',
    });
    this.#worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'fatal') return this.#fail(new Error(answer.message));
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.kind === 'done') waiting?.resolve(answer.bytes);
      else waiting?.reject(new Error(answer.message));
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail(new Error('The embedded database has been closed.'));
        resolve();
      });
    });
  }

  /**
   * Starts the thread and resolves once PostgreSQL answers.
   * @throws Error with PostgreSQL's last log lines if it does not start
   */
  static async start(options: ThreadOptions): Promise<DatabaseThread> {
    const thread = new DatabaseThread(options);
    await thread.#answerTo(0);
    return thread;
  }

  get failure(): Error | null {
    return this.#failure;
  }

  request(request: UnnumberedRequest): Promise<Uint8Array> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#lastId += 1;
    const answer = this.#answerTo(this.#lastId);
    this.#worker.postMessage({ ...request, id: this.#lastId });
    return answer;
  }

  /** Keeps the process alive until {@link letGo}. Without it the thread does not. */
  hold(): void {
    this.#holds += 1;
    if (this.#holds === 1) this.#worker.ref();
  }

  letGo(): void {
    this.#holds -= 1;
    if (this.#holds === 0) this.#worker.unref();
  }

  /** Checkpoints, stops PostgreSQL and waits until the thread has ended. */
  async close(): Promise<void> {
    this.hold();
    try {
      if (!this.#failure) await this.request({ kind: 'close' });
      await this.#ended;
    } finally {
      this.letGo();
    }
  }

  /** Stops the thread at once, like a crash. Committed data stays committed. */
  abandon(): void {
    void this.#worker.terminate();
  }

  async #answerTo(id: number): Promise<Uint8Array> {
    this.hold();
    try {
      return await new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    } finally {
      this.letGo();
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
