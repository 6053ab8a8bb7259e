import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Ondol needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a command in the root and ends the process with its status when it fails. @param {string} command @param {string[]} args */
export function must(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** A hash over the names and contents of files and folders. @param {string[]} places from the root */
export function fingerprint(places) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const place of places) add(join(root, place));
  return hash.digest('hex');
}

/**
 * Work that need not be done again while its inputs are as they were the last time it was done.
 * @param {string} name @param {string[]} inputs @param {string} output
 */
function task(name, inputs, output) {
  const mark = join(root, '.tmp', `${name}.fingerprint`);
  const now = fingerprint(inputs);
  return {
    isDone: () => existsSync(join(root, output)) && existsSync(mark) && readFileSync(mark, 'utf8') === now,
    begin: () => {
      mkdirSync(join(root, '.tmp'), { recursive: true });
      rmSync(mark, { force: true });
    },
    done: () => writeFileSync(mark, now),
  };
}

export function installed() {
  const install = task('install', ['package-lock.json'], 'node_modules/vite');
  if (install.isDone()) return;
  install.begin();
  must('npm', ['ci', '--no-fund', '--no-audit']);
  install.done();
}

const sources = ['package-lock.json', 'vite.config.ts', 'index.html', 'src', 'sw', 'locales', 'public'];

export function buildTask() {
  return task('build', sources, 'dist/server/main.js');
}

/** Builds the product when its sources changed, and ends the process where that fails. */
export function built() {
  const build = buildTask();
  if (build.isDone()) return;
  console.log('Building Ondol …');
  build.begin();
  must(process.execPath, ['src/tools/build/build.mjs']);
  build.done();
}
