import { readdirSync, readFileSync, statSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../build/task-cache.mjs';
import { startBuiltHost } from '../../host/built-host.ts';
import { logIn } from './administrator.ts';
import { median, percentile, round1 } from '../figures.ts';

const HOUSES = 500;
const PICTURES_EACH = 10;
/** Number of uploaded pictures. Several houses share each, because encoding five thousand would take hours. */
const UPLOADS = 100;
const ORIGINAL = { width: 4032, height: 2688 };
const MIB = 1024 * 1024;

/**
 * Measures an import of five hundred new houses with ten pictures each on the embedded database: time of an upload, of the preview and of the import,
 * and the longest wait of a search meanwhile (milliseconds); peak memory of the host (Linux, null elsewhere); growth of its store and its database
 * (MiB).
 */
export async function measureCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), 'ondol-catalogue-'));
  const host = await startBuiltHost({ DATA_DIR: folder, NODE_ENV: 'production' });
  try {
    const { accessToken } = await logIn(host.url);
    const headers = { authorization: `Bearer ${accessToken}` };
    const before = sizes(folder);
    const uploads: number[] = [];
    const ids: string[] = [];
    for await (const original of originals()) {
      const start = performance.now();
      const { id } = await sent<{ id: string }>(`${host.url}/v1/admin/photos`, original, headers);
      uploads.push(performance.now() - start);
      ids.push(id);
    }
    const uploaded = sizes(folder);
    const file = await manyHouses(host.url, ids, headers);
    const path = `${host.url}/v1/admin/catalogue`;
    const preview = await besideSearches(host.url, () => sent<Plan>(`${path}/preview`, file, headers));
    const { plan } = preview.result;
    const applied = await besideSearches(host.url, () => sent<Plan>(`${path}?plan=${plan}`, file, headers));
    if (applied.result.created !== HOUSES) throw new Error(`${applied.result.created} houses were created.`);
    const after = sizes(folder);
    return {
      houses: HOUSES,
      picturesEach: PICTURES_EACH,
      fileKiB: round1(file.length / 1024),
      upload: {
        pictures: UPLOADS,
        p50Ms: round1(median(uploads)),
        p95Ms: round1(percentile(uploads, 0.95)),
        storedMiB: round1((uploaded.store - before.store) / MIB),
      },
      preview: preview.figures,
      import: { ...applied.figures, databaseMiB: round1((after.database - uploaded.database) / MIB) },
      mostMemoryMiB: mostMemory(host.pid),
    };
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Plan = { plan: string; created: number; problems: unknown[] };

/**
 * Returns the data of an answer.
 * @throws if it is not 2xx, or a plan names problems
 */
async function sent<T>(url: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  const { data } = JSON.parse(text) as { data: T & Partial<Plan> };
  if (data.problems?.length) throw new Error(JSON.stringify(data.problems.slice(0, 3)));
  return data as T;
}

async function* originals() {
  const shipped = readdirSync(join(root, 'public/photos')).filter((name) => name.endsWith('-1440.webp'));
  for (let each = 0; each < UPLOADS; each += 1) {
    const picture = sharp(join(root, 'public/photos', shipped[each % shipped.length]!));
    const enlarged = picture.resize({ ...ORIGINAL, fit: 'cover' }).modulate({ hue: each });
    yield new Uint8Array(await enlarged.jpeg({ quality: 90 }).toBuffer());
  }
}

async function manyHouses(url: string, ids: string[], headers: Record<string, string>): Promise<string> {
  const exported = await fetch(`${url}/v1/admin/catalogue`, { headers });
  const { houses, ...head } = (await exported.json()) as { houses: object[] };
  const many = Array.from({ length: HOUSES }, (_, house) => ({
    ...houses[0],
    id: `imported-${house}`,
    state: 'unpublished',
    pictures: Array.from({ length: PICTURES_EACH }, (__, each) => ({
      id: ids[(house * PICTURES_EACH + each) % ids.length],
      room: 'bedroom',
      alt: { ko: '창가의 책상', en: 'A desk at the window' },
    })),
  }));
  return JSON.stringify({ ...head, houses: many, coupons: [] });
}

async function besideSearches<T extends object>(url: string, work: () => Promise<T>) {
  const start = performance.now();
  const waits: number[] = [];
  const search = async (): Promise<null> => {
    const asked = performance.now();
    await (await fetch(`${url}/v1/houses?sort=price-low&page=${1 + (waits.length % 2)}`)).arrayBuffer();
    waits.push(performance.now() - asked);
    return null;
  };
  const running = work();
  let result: T | null = null;
  while (result === null) result = await Promise.race([running, search()]);
  const figures = {
    ms: round1(performance.now() - start),
    searches: waits.length,
    longestSearchMs: round1(Math.max(...waits)),
  };
  return { result, figures };
}

function sizes(folder: string): { store: number; database: number } {
  const bytes = (path: string) =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + sizeOf(join(parentPath, name)), 0);
  const store = bytes(join(folder, 'files'));
  return { store, database: bytes(folder) - store };
}

/** Returns 0 for a missing file: the database removes files while they are counted. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function mostMemory(pid: number | undefined): number | null {
  try {
    const [, kib] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === undefined ? null : round1(Number(kib) / 1024);
  } catch {
    return null;
  }
}
