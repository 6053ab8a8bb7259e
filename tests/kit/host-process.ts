import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/tools/build/task-cache.mjs';

const hostTime = pathToFileURL(join(import.meta.dirname, 'host-time.mjs')).href;
const program = join(import.meta.dirname, 'host-process.mjs');

const idle = new Map<string, HostProcess[]>();

export class HostProcess {
  readonly #child: ChildProcess;
  readonly #build: string;
  #said = '';

  private constructor(build: string) {
    this.#build = build;
    this.#child = spawn(process.execPath, ['--enable-source-maps', '--import', hostTime, program], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', HOST_PROGRAM: join(build, 'server/serve.js') },
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-4000);
    });
    const kill = () => void this.#child.kill('SIGKILL');
    process.once('exit', kill);
    this.#child.once('exit', () => process.off('exit', kill));
  }

  static async take(build: string): Promise<HostProcess> {
    const known = idle.get(build)?.pop();
    if (known) return known;
    const fresh = new HostProcess(build);
    await fresh.#answer();
    return fresh;
  }

  static async endIdle(): Promise<void> {
    const all = [...idle.values()].flat();
    idle.clear();
    await Promise.all(all.map((each) => each.end()));
  }

  /**
   * Serves at the time `instant` (ISO 8601, UTC).
   * @throws Error with the host's output if it ended instead
   */
  async start(instant: string, env: Record<string, string>): Promise<void> {
    await this.setTime(instant);
    await this.#ask({ start: env });
  }

  async stop(): Promise<void> {
    await this.#ask({ stop: true });
  }

  /** Returns the process to the pool for the next host of its build, which must not have changed. */
  release(): void {
    idle.set(this.#build, [...(idle.get(this.#build) ?? []), this]);
  }

  async setTime(instant: string): Promise<void> {
    await this.#ask(instant);
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async #ask(question: string | object): Promise<void> {
    const answer = this.#answer();
    if (this.#child.connected) this.#child.send(question);
    await answer;
  }

  async #answer(): Promise<void> {
    const over = new AbortController();
    const { signal } = over;
    const ended = async () => {
      if (this.#child.exitCode === null) await once(this.#child, 'exit', { signal });
      throw new Error(`The host ended: ${this.#said}`);
    };
    const answered = once(this.#child, 'message', { signal });
    try {
      await Promise.race([answered, ended()]);
    } finally {
      over.abort();
    }
  }
}
