import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The process that holds a folder. `place` is the machine or container in which `pid` is valid; `birth` tells a process from a later one with the
 * same pid.
 */
type Holder = { pid: number; birth: string; place: string };

const heartbeat = 5_000;
/** Milliseconds without a heartbeat after which a holder in another place (another container on the same volume) counts as dead. */
const silence = 20_000;

/**
 * Claims a folder for this process, because two databases writing into one folder destroy it. Each claimant first writes a lock file with its own
 * unique name, then looks for others: of two at once, at least one sees the other and steps back. Names are never reused, so the file of a dead
 * process can be removed at any time without a race.
 * @returns the release, safe to call twice and from an `exit` listener
 * @throws Error naming the folder and the process that has it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const self: Holder = { pid: process.pid, birth: birthOf(process.pid), place: thisPlace() };
  for (let attemptsLeft = 3; ; attemptsLeft -= 1) {
    const name = `lock-${randomUUID()}.json`;
    const file = join(folder, name);
    writeFileSync(`${file}.new`, JSON.stringify(self));
    renameSync(`${file}.new`, file);
    const other = livingHolder(folder, name);
    if (!other) return startHeartbeat(file);
    rmSync(file, { force: true });
    if (attemptsLeft === 0) {
      const where = other.place === self.place ? '' : ` on ${other.place.split(' ')[0]}`;
      throw new Error(`The database folder ${folder} is already in use by process ${other.pid}${where}.`);
    }
    await pause(20 + Math.random() * 80);
  }
}

function startHeartbeat(file: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now, () => undefined);
  }, heartbeat);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

function livingHolder(folder: string, ownName: string): Holder | null {
  const now = statSync(join(folder, ownName)).mtimeMs;
  for (const name of readdirSync(folder)) {
    if (!/^lock-.*\.json$/.test(name) || name === ownName) continue;
    const file = join(folder, name);
    const found = readHolder(file);
    if (!found) continue;
    if (isAlive(found.holder, now - found.touched)) return found.holder;
    rmSync(file, { force: true });
  }
  return null;
}

function readHolder(file: string): { holder: Holder; touched: number } | null {
  try {
    return { holder: JSON.parse(readFileSync(file, 'utf8')), touched: statSync(file).mtimeMs };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(holder: Holder, silentFor: number): boolean {
  if (holder.place !== thisPlace()) return silentFor < silence;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const birth = birthOf(holder.pid);
  return birth === '' || holder.birth === '' || birth === holder.birth;
}

/** Returns the start time of a process in the kernel's units; empty if the system does not tell. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

/** Identifies the host, its current boot and the container. A pid is unique within one such place. */
function thisPlace(): string {
  const parts = [hostname()];
  try {
    parts.push(
      readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
      readlinkSync('/proc/self/ns/pid'),
    );
  } catch {
    return hostname();
  }
  return parts.join(' ');
}
