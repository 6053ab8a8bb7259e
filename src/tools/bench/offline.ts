import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumOptions, phone } from './browser.ts';
import { medians, round2 } from './figures.ts';
import { CPU_SLOWER } from './vitals.ts';
import { startBuiltHost } from '../host/built-host.ts';
import { silenceOn } from '../host/silent-network.ts';

const RUNS = 5;
const LIMIT_MS = 30_000;
const START = '/?source=app';
const touchMenu = join(import.meta.dirname, 'touch.mjs');

const target = { fcpMs: 200, interactiveMs: 350, silentRatio: 1.1 };

type Start = { fcpMs: number; interactiveMs: number; menuOpenMs: number };

/**
 * The cold start of the installed app without a host: a fresh browser on the profile of one that visited once, the processor four
 * times slower. `offline` has no network at all; of `silent` the network connects and never answers. Milliseconds since the start
 * of the navigation; interactive is the first touch of the menu’s button, tried at every frame after the first paint, that is
 * answered, and `menuOpenMs` is when the menu, whose code comes then, stands open.
 */
export async function measureOffline() {
  const load = [round2(loadavg()[0]!)];
  const measured = { ko: await inLanguage('ko-KR'), en: await inLanguage('en-US') };
  load.push(round2(loadavg()[0]!));
  const both = Object.values(measured);
  const met = {
    fcpMs: both.every(({ offline }) => offline.fcpMs <= target.fcpMs),
    interactiveMs: both.every(({ offline }) => offline.interactiveMs <= target.interactiveMs),
    silentRatio: both.every(
      ({ silentRatio }) => Math.max(silentRatio.fcp, silentRatio.interactive) <= target.silentRatio,
    ),
  };
  return { runs: RUNS, loadAverage: load, ...measured, target, met };
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
      fcp: round2(silent.fcpMs / offline.fcpMs),
      interactive: round2(silent.interactiveMs / offline.interactiveMs),
    };
    return { offline, silent, silentRatio };
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

const open = (profile: string, locale: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    ...phone,
    isMobile: true,
    hasTouch: true,
    locale,
  });

/** Visits once, until the worker has its set and what it keeps behind that, and stops the host. @returns where that was */
async function install(profile: string, locale: string): Promise<string> {
  const host = await startBuiltHost();
  try {
    const context = await open(profile, locale);
    try {
      const [page] = context.pages() as [Page];
      await page.goto(host.url + START);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
        timeout: LIMIT_MS,
      });
      await page.waitForLoadState('networkidle');
      await settled(page);
    } finally {
      await context.close();
    }
    return host.url;
  } finally {
    await host.stop();
  }
}

/** Resolves once the caches stay as they are for two seconds. */
async function settled(page: Page): Promise<void> {
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const sizes = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    });
  let before = -1;
  for (let now = await cached(); now !== before; now = await cached()) {
    before = now;
    await page.waitForTimeout(2000);
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
    await page.goto(url + START, { waitUntil: 'commit', timeout: LIMIT_MS });
    const touched = await page.waitForFunction(
      () => Reflect.get(globalThis, 'touched') as Omit<Start, 'fcpMs'> | undefined,
      undefined,
      { timeout: LIMIT_MS },
    );
    const fcpMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    return { fcpMs, ...((await touched.jsonValue()) as Omit<Start, 'fcpMs'>) };
  } finally {
    await context.close();
  }
}
