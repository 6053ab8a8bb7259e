import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBarePage } from './bare-browser.ts';
import { medians, round2 } from './figures.ts';
import { serveFloor } from './floor-app.ts';
import { install, installFrom, START } from './installed.ts';
import { measureSilentScreens } from './silent.ts';
import { CPU_SLOWER } from './vitals.ts';
import { silenceOn } from '../host/silent-network.ts';

const RUNS = 5;
const touchMenu = readFileSync(join(import.meta.dirname, 'touch.mjs'), 'utf8');

const target = { contentMs: 300, interactiveMs: 500, silentRatio: 1.1 };

type Start = { fcpMs: number; contentMs: number; interactiveMs: number; menuOpenMs: number };

/**
 * The cold start of the installed app without a host: a fresh browser on the profile of one that visited once, the processor four
 * times slower. To `offline` nobody answers; of `silent` the network connects and never answers. `floor` is React and the router alone, and
 * the ratios are ours to it: machines differ. Milliseconds since the start of the navigation. Content is the first large text or picture of the page itself, be it of its copy or rendered; interactive is the first touch of the menu’s button, tried at every frame after the first paint, that is
 * answered, and `menuOpenMs` is when the menu, whose code comes then, stands open.
 */
export async function measureOffline() {
  const load = [round2(loadavg()[0]!)];
  const floor = await installed(serveFloorTo, async (profile, url) =>
    medians(await starts(profile, 'en-US', url)),
  );
  const ofFloor = ({ offline }: { offline: Start }) => ({
    content: round2(offline.contentMs / floor.contentMs),
    interactive: round2(offline.interactiveMs / floor.interactiveMs),
  });
  const measured = { ko: await inLanguage('ko-KR'), en: await inLanguage('en-US') };
  const silentScreens = await measureSilentScreens();
  load.push(round2(loadavg()[0]!));
  const both = Object.values(measured);
  const met = {
    contentMs: both.every(({ offline }) => offline.contentMs <= target.contentMs),
    interactiveMs: both.every(({ offline }) => offline.interactiveMs <= target.interactiveMs),
    silentRatio: both.every(
      ({ silentRatio }) => Math.max(silentRatio.content, silentRatio.interactive) <= target.silentRatio,
    ),
  };
  const toFloor = { ko: ofFloor(measured.ko), en: ofFloor(measured.en) };
  return { runs: RUNS, loadAverage: load, floor, ...measured, toFloor, target, met, silentScreens };
}

/** A browser that has visited what `serve` serves. */
async function installed<T>(
  serve: (profile: string) => Promise<string>,
  measure: (profile: string, url: string) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'ondol-profile-'));
  try {
    return await measure(profile, await serve(profile));
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

const serveFloorTo = (profile: string) => serveFloor((url) => installFrom(url, profile, 'en-US'));

const inLanguage = (locale: string) =>
  installed(
    (profile) => install(profile, locale),
    async (profile, url) => {
      const offline = medians(await starts(profile, locale, url));
      const silence = await silenceOn(Number(new URL(url).port));
      let silent: Start;
      try {
        silent = medians(await starts(profile, locale, url));
      } finally {
        await silence.end();
      }
      const silentRatio = {
        content: round2(silent.contentMs / offline.contentMs),
        interactive: round2(silent.interactiveMs / offline.interactiveMs),
      };
      return { offline, silent, silentRatio };
    },
  );

/** One start more than is counted: the first after an installation has the caches of scripts to write. */
async function starts(profile: string, locale: string, url: string): Promise<Start[]> {
  const measured: Start[] = [];
  while (measured.length <= RUNS)
    measured.push(
      await withBarePage({ profile, locale, slower: CPU_SLOWER, script: touchMenu }, async (page) => {
        await page.goTo(url + START);
        const touched = await page.run<Omit<Start, 'fcpMs'>>('touched');
        const paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
        return { fcpMs: await page.run<number>(paint), ...touched };
      }),
    );
  return measured.slice(1);
}
