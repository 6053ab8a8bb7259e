import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Days that an open page may still request the files of a version after a newer build. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Keeps what the build before had under names with a hash, in `former/assets` beside it, and removes what was replaced 30 days ago. Call
 * before `app` is built anew. @param {string} dist the folder of all builds @param {number} [now] milliseconds since the epoch
 */
export function keepFormerAssets(dist, now = Date.now()) {
  const assets = join(dist, 'app/assets');
  const former = join(dist, 'former/assets');
  for (const file of existsSync(assets) ? filesIn(assets) : []) {
    const copy = join(former, file);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(assets, file), copy);
    utimesSync(copy, now / 1000, now / 1000);
  }
  for (const file of existsSync(former) ? filesIn(former) : [])
    if (now - statSync(join(former, file)).mtimeMs > DAYS * DAY_MS) rmSync(join(former, file));
}

/** The paths of all files below a folder, as seen from it. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
