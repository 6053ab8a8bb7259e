import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KIB = 1024;

/** At most this much JavaScript, gzipped, on a first visit to a screen; KiB. */
const screens = { '/_public/': 125, '/_public/houses': 135, '/_public/detail': 140 };
/** The installed app's kept files: transferred size in KiB, and how many. */
const kept = { kib: 400, files: 60 };

/** @typedef {{ file: string, imports?: string[] }} Chunk */

/**
 * What the built application is over its byte budgets in; empty when it keeps them. Counts the scripts that a screen needs before it
 * can be used: the boot script, the application and the screen, with everything they import.
 * @param {string} directory the built application @returns {string[]}
 */
export function overBudget(directory) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const routes = JSON.parse(readFileSync(join(directory, '.vite/routes.json'), 'utf8'));
  const gzipped = (/** @type {string} */ file) => {
    const path = join(directory, file);
    return existsSync(`${path}.gz`)
      ? readFileSync(`${path}.gz`).length
      : gzipSync(readFileSync(path), { level: 9 }).length;
  };

  /** @type {string[]} */
  const problems = [];
  for (const [route, budget] of Object.entries(screens)) {
    /** @type {Set<string>} */
    const files = new Set();
    const frames = ['index.html', 'src/app/main.tsx', '_public', route].map((id) =>
      id.startsWith('/') || id === '_public'
        ? `${routes[id === '_public' ? '/_public' : id]}?tsr-split=component`
        : id,
    );
    for (const key of frames) collect(manifest, key, files);
    const total = [...files].reduce((sum, file) => sum + gzipped(file), 0) / KIB;
    console.log(
      `${route.replace('/_public', '').padEnd(8)} ${total.toFixed(1)} KiB of JavaScript (budget ${budget})`,
    );
    if (total > budget)
      problems.push(`${route} needs ${total.toFixed(1)} KiB of JavaScript, ${budget} are allowed`);
  }

  const worker = readFileSync(join(directory, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  const size = urls.reduce((sum, url) => sum + gzipped(url), 0) / KIB;
  console.log(
    `kept for offline: ${urls.length} files, ${size.toFixed(0)} KiB (budget ${kept.files}, ${kept.kib})`,
  );
  if (!urls.includes('index.html')) problems.push('the shell is not among the files kept for offline');
  if (urls.length > kept.files)
    problems.push(`${urls.length} files are kept for offline, ${kept.files} are allowed`);
  if (size > kept.kib) problems.push(`${size.toFixed(0)} KiB are kept for offline, ${kept.kib} are allowed`);
  return problems;
}

/** @param {Record<string, Chunk>} manifest @param {string} key @param {Set<string>} files */
function collect(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
