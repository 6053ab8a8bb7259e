import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = /\{"revision":(?:null|"[^"]*"),"url":"([^"]+)"(?:,"integrity":"[^"]*")?\}/g;
/** File with the digests of the files that are not precached; it is precached itself. */
const DIGESTS = 'digests.json';
const UNCACHED = /^(admin|dev)\//;
/** Length of a short digest in base64 characters: 48 bits, enough that a captive portal's answer cannot match by chance. */
const SHORT = 8;
const ALSO = { 'manifest.webmanifest': 'manifest.en.webmanifest' };

/**
 * Tells the worker what every file of the build holds, so that it stores nothing else: gives the entries of its list the attribute
 * `integrity` (https://www.w3.org/TR/SRI/), and writes the digests of all further files under names with a hash, the beginnings of their SHA-256 in
 * base64 by their paths below `assets/`. Call when the files are final; again after a change of them.
 * @param {string} directory the built application
 */
export function sealWorker(directory) {
  const read = (/** @type {string} */ file) => readFileSync(join(directory, file));
  const digestOf = (/** @type {string} */ file) => createHash('sha256').update(read(file)).digest('base64');
  const worker = read('sw.js').toString();
  const precached = new Set([...worker.matchAll(ENTRY)].map(([, url]) => url));

  const assets = readdirSync(join(directory, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(m?js|css)$/.test(file) && !UNCACHED.test(file) && !precached.has(`assets/${file}`))
    .toSorted();
  const digests = assets.map((file) => [file, digestOf(`assets/${file}`).slice(0, SHORT)]);
  writeFileSync(join(directory, DIGESTS), JSON.stringify(Object.fromEntries(digests)));

  const sealed = worker.replaceAll(ENTRY, (_, /** @type {string} */ url) => {
    const files = [url, ...Object.entries(ALSO).flatMap(([file, also]) => (file === url ? [also] : []))];
    const integrity = files.map((file) => `sha256-${digestOf(file)}`).join(' ');
    const revision = url.startsWith('assets/') ? null : integrity.slice(7, 7 + SHORT);
    return JSON.stringify({ revision, url, integrity });
  });
  writeFileSync(join(directory, 'sw.js'), sealed);
}
