import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/task-cache.mjs';

export const logs = join(root, '.tmp/test');

const GRACE_MS = 10_000;
const LAST_LINES = 150;

/**
 * Seconds of one core that each command took with all that it started and waited for, by its name; empty where the system does not tell.
 * A browser is ended without being waited for: of a step that drives one it is about half of what the step really took.
 * @type {Map<string, number>}
 */
export const coreSeconds = new Map();
let counted = 0;

/** Notes what the children that have ended since the last note used. @param {string} name of the command that has just ended */
export function countCores(name) {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // User and system time of children that have ended (proc(5): cutime, cstime), in hundredths of a second.
  const now = (Number(fields[13]) + Number(fields[14])) / 100;
  coreSeconds.set(name, (coreSeconds.get(name) ?? 0) + now - counted);
  counted = now;
}

/** The path of a tool that a package brings. @param {string} name */
export function bin(name) {
  return join(root, 'node_modules/.bin', name);
}

/**
 * Runs a command in the root with its output in a log of that name. After its minutes, and where this process ends before it, it is ended
 * with everything that it started.
 * @param {string} name @param {string} command @param {string[]} args
 * @param {{ minutes: number, env?: Record<string, string> }} options
 * @returns {Promise<number>} its exit status; 124 where its time was over
 */
export function run(name, command, args, { minutes, env = {} }) {
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, `${name}.log`), 'w');
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    // A group of its own, so that its workers and browsers end with it.
    detached: true,
  });
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  const leave = () => end('SIGKILL');
  process.once('exit', leave);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), GRACE_MS).unref();
  }, minutes * 60_000);
  return new Promise((resolve) => {
    /** @param {number} status */
    const done = (status) => {
      clearTimeout(timer);
      countCores(name);
      process.off('exit', leave);
      closeSync(log);
      resolve(late ? 124 : status);
    };
    child.once('error', () => done(127));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** The end of what a command wrote to its log. @param {string} name */
export function said(name) {
  const log = join(logs, `${name}.log`);
  return existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n')
    : 'It said nothing.';
}
