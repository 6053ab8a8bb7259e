import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBarePage } from './bare-browser.ts';
import { medians, round2 } from './figures.ts';
import { serveFloor } from './floor-app.ts';
import { installFrom, START } from './installed.ts';
import { CPU_SLOWER } from './vitals.ts';

export const RUNS = 7;
/** Time until the floor (React and the router alone) shows its content on the machine on which the targets were set; ms. */
export const FLOOR_MS = 250;
const touchMenu = readFileSync(join(import.meta.dirname, 'touch.mjs'), 'utf8');

export type Start = { fcpMs: number; contentMs: number; interactiveMs: number; menuOpenMs: number };
export type Installed = { profile: string; locale: string; url: string };

export const newProfile = () => mkdtempSync(join(tmpdir(), 'ondol-profile-'));

/** Measures the starts in rounds. The first round does not count, because a start after an installation also writes script caches. */
export async function inTurn<Key extends string>(all: Record<Key, Installed>): Promise<Record<Key, Start>> {
  const names = Object.keys(all) as Key[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Start[]])) as Record<Key, Start[]>;
  for (let round = 0; round <= RUNS; round += 1)
    for (const name of names) measured[name].push(await start(all[name]));
  return Object.fromEntries(names.map((name) => [name, medians(measured[name].slice(1))])) as Record<
    Key,
    Start
  >;
}

function start({ profile, locale, url }: Installed): Promise<Start> {
  return withBarePage({ profile, locale, slower: CPU_SLOWER, script: touchMenu }, async (page) => {
    await page.goTo(url + START);
    const touched = await page.run<Omit<Start, 'fcpMs'>>('touched');
    const paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
    return { fcpMs: await page.run<number>(paint), ...touched };
  });
}

export async function installFloor(profile: string): Promise<Installed> {
  const locale = 'en-US';
  return { profile, locale, url: await serveFloor((url) => installFrom(url, profile, locale)) };
}

/**
 * Measures the floor and returns the slowdown at which this processor is {@link CPU_SLOWER} times slower than the one on which the targets were set.
 */
export async function slowerThanReference(): Promise<number> {
  const profile = newProfile();
  try {
    const { floor } = await inTurn({ floor: await installFloor(profile) });
    return Math.max(1, round2((CPU_SLOWER * FLOOR_MS) / floor.contentMs));
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
