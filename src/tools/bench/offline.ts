import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { medians, round2 } from './figures.ts';
import { install, LIMIT_MS, open, START } from './installed.ts';
import { measureSilentScreens } from './silent.ts';
import { CPU_SLOWER } from './vitals.ts';
import { silenceOn } from '../host/silent-network.ts';

const RUNS = 5;
const touchMenu = join(import.meta.dirname, 'touch.mjs');

const target = { contentMs: 300, interactiveMs: 500, silentRatio: 1.1 };

type Start = { fcpMs: number; contentMs: number; interactiveMs: number; menuOpenMs: number };

/**
 * The cold start of the installed app without a host: a fresh browser on the profile of one that visited once, the processor four
 * times slower. `offline` has no network at all; of `silent` the network connects and never answers. Milliseconds since the start
 * of the navigation. Content is the first large text or picture of the page itself, be it of its copy or rendered; interactive is the first touch of the menu’s button, tried at every frame after the first paint, that is
 * answered, and `menuOpenMs` is when the menu, whose code comes then, stands open.
 */
export async function measureOffline() {
  const load = [round2(loadavg()[0]!)];
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
  return { runs: RUNS, loadAverage: load, ...measured, target, met, silentScreens };
}

async function inLanguage(locale: string) {
  const profile = mkdtempSync(join(tmpdir(), 'ondol-profile-'));
  try {
    const url = await install(profile, locale);
    const starts = { offline: [] as Start[], silent: [] as Start[] };
    for (let run = 0; run < RUNS; run += 1) {
      starts.offline.push(await coldStart(profile, locale, url, { offline: true }));
      const silence = await silenceOn(Number(new URL(url).port));
      try {
        starts.silent.push(await coldStart(profile, locale, url, { offline: false }));
      } finally {
        await silence.end();
      }
    }
    const offline = medians(starts.offline);
    const silent = medians(starts.silent);
    const silentRatio = {
      content: round2(silent.contentMs / offline.contentMs),
      interactive: round2(silent.interactiveMs / offline.interactiveMs),
    };
    return { offline, silent, silentRatio };
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function coldStart(
  profile: string,
  locale: string,
  url: string,
  { offline }: { offline: boolean },
): Promise<Start> {
  const context = await open(profile, locale);
  try {
    await context.setOffline(offline);
    const [page] = context.pages() as [Page];
    await page.addInitScript({ path: touchMenu });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    // It writes to the console: waiting for it in the page would cost the page a tenth of a second.
    const told = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('{"contentMs"'),
      timeout: LIMIT_MS,
    });
    await page.goto(url + START, { waitUntil: 'commit', timeout: LIMIT_MS });
    const touched = JSON.parse((await told).text()) as Omit<Start, 'fcpMs'>;
    const fcpMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    return { fcpMs, ...touched };
  } finally {
    await context.close();
  }
}
