import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KIB = 1024;

/**
 * Maximum JavaScript on a first visit to a screen, gzipped; KiB. The limits may only shrink. vite.config.ts names the chunks; a screen's own chunk
 * without a name is found by its source.
 */
const screens = {
  home: { path: '/', limit: 125, chunk: '_home-' },
  houses: { path: '/houses', limit: 135, chunk: 'src/app/screens/houses/houses.tsx?tsr-split=component' },
  detail: { path: '/detail', limit: 140, chunk: 'src/app/screens/houses/detail.tsx?tsr-split=component' },
};
/** The same for the administrators' first screen with its layout, route tree and texts. Charts are not included: they load when scrolled to. */
const admin = {
  limit: 212,
  chunks: [
    'src/app/admin/layout/admin.tsx?',
    'src/app/admin/layout/admin-guard.ts',
    'src/app/admin/layout/routeTree.gen.ts',
    'src/app/admin/layout/texts-ko.ts',
    'src/app/admin/screens/home.tsx?',
    'src/app/platform/api/transport.ts',
  ],
};
const editor = { limit: 160, chunk: 'src/app/admin/boards/editor/rich-text-editor.tsx' };
/** Limits for the files that the worker precaches: transferred size in KiB, and number. */
const precache = { kib: 400, files: 60 };

/** @typedef {{ file: string, imports?: string[] }} Chunk */

/**
 * Lists the byte budgets that the built application is over; empty when it is within them all. Counts the scripts that a visitor's first screen
 * loads: the boot script, the application and the screen, with everything they import.
 * @param {string} directory the built application @returns {string[]}
 */
export function overBudget(directory) {
  const manifest = manifestOf(directory);
  const gzipped = (/** @type {string} */ file) => {
    const path = join(directory, file);
    return existsSync(`${path}.gz`)
      ? readFileSync(`${path}.gz`).length
      : gzipSync(readFileSync(path), { level: 9 }).length;
  };

  /** @type {string[]} */
  const problems = [];
  const first = [
    ...Object.entries(screens).map(([name, { limit, chunk }]) => ({ name, limit, chunks: [chunk] })),
    { name: 'admin', ...admin },
  ];
  for (const { name, limit, chunks } of first) {
    const files = closure(manifest, ['_boot-', '_app-', ...chunks]);
    const total = files.reduce((sum, file) => sum + gzipped(file), 0) / KIB;
    console.log(`${name.padEnd(8)} ${total.toFixed(1)} KiB of JavaScript (budget ${limit})`);
    if (total > limit)
      problems.push(`${name} needs ${total.toFixed(1)} KiB of JavaScript, ${limit} are allowed`);
  }

  const [file] = closure(manifest, [editor.chunk]);
  const size = file ? gzipped(file) / KIB : 0;
  console.log(`editor   ${size.toFixed(1)} KiB of JavaScript (budget ${editor.limit})`);
  if (size > editor.limit) problems.push(`the editor is ${size.toFixed(1)} KiB, ${editor.limit} are allowed`);

  const areaOf = (/** @type {string} */ file) => /^assets\/(\w+)\//.exec(file)?.[1];
  for (const { file } of Object.values(manifest))
    for (const needed of areaOf(file) === 'public' ? importsOf(manifest, file) : [])
      if (areaOf(needed) !== 'public') problems.push(`${file} is for visitors and imports ${needed}`);

  for (const ring of rings(manifest))
    problems.push(`chunks import one another in a ring: ${ring.join(' → ')}`);

  const worker = readFileSync(join(directory, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  const stored = urls.reduce((sum, url) => sum + gzipped(url), 0) / KIB;
  console.log(
    `precached: ${urls.length} files, ${stored.toFixed(0)} KiB (budget ${precache.files}, ${precache.kib})`,
  );
  for (const url of urls)
    for (const file of importsOf(manifest, url).filter((needed) => !urls.includes(needed)))
      problems.push(`${url} is precached and imports ${file}, which is not`);
  if (!urls.includes('index.html')) problems.push('the shell is not among the precached files');
  if (urls.length > precache.files)
    problems.push(`${urls.length} files are precached, ${precache.files} are allowed`);
  if (stored > precache.kib)
    problems.push(`${stored.toFixed(0)} KiB are precached, ${precache.kib} are allowed`);
  return problems;
}

/**
 * The scripts that a page asks for once it is painted, with everything they import, by the screen's path; under '' those of any page. The boot
 * script is none of them: the page itself begins with it.
 * @param {string} directory the built application @returns {Record<string, string[]>}
 */
export function deferredScripts(directory) {
  const manifest = manifestOf(directory);
  const boot = closure(manifest, ['_boot-']);
  const deferred = (/** @type {string[]} */ ...chunks) =>
    closure(manifest, ['_app-', ...chunks]).filter((file) => !boot.includes(file));
  const own = Object.values(screens).map(({ path, chunk }) => [path, deferred(chunk, '_loaders-')]);
  return Object.fromEntries([['', deferred()], ...own]);
}

/** The scripts that a chunk imports. @param {Record<string, Chunk>} manifest @param {string} file @returns {string[]} */
function importsOf(manifest, file) {
  const chunk = Object.values(manifest).find((known) => known.file === file);
  return (chunk?.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
}

/** @param {string} directory @returns {Record<string, Chunk>} */
function manifestOf(directory) {
  return JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
}

/**
 * The scripts of chunks, named as their keys in the manifest begin, with everything that they import.
 * @param {Record<string, Chunk>} manifest @param {string[]} beginnings @returns {string[]}
 */
function closure(manifest, beginnings) {
  /** @type {Set<string>} */
  const files = new Set();
  const collect = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const beginning of beginnings) {
    const key = Object.keys(manifest).find((known) => known.startsWith(beginning));
    if (!key) throw new Error(`The build's manifest has no ${beginning}`);
    collect(key);
  }
  return [...files];
}

/**
 * Chunks that import one another: whichever runs first sees the other's components undefined.
 * @param {Record<string, Chunk>} manifest @returns {string[][]}
 */
function rings(manifest) {
  /** @type {string[][]} */
  const found = [];
  const done = new Set();
  /** @param {string} key @param {string[]} way */
  const visit = (key, way) => {
    if (way.includes(key)) {
      found.push([...way.slice(way.indexOf(key)), key]);
      return;
    }
    if (done.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return found;
}
