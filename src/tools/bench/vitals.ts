import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Request } from '@playwright/test';
import { chromiumOptions, phone } from './browser.ts';
import { layoutShift, median, medians, round2, totalBlockingTime } from './figures.ts';
import { startBuiltHost } from '../host/built-host.ts';

const watch = join(import.meta.dirname, 'watch.mjs');

const RUNS = 5;
/** A page is done after this time without a request and without a long task. */
const QUIET_MS = 2000;
const LIMIT_MS = 30_000;

/** Lighthouse's `mobileSlow4G` as DevTools applies it: 150 ms and 1.6 Mbit/s (0.75 up), with its factors for requests. */
const KBIT = 1024 / 8;
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1.6 * 1024 * 0.9 * KBIT,
  uploadThroughput: 750 * 0.9 * KBIT,
};
export const CPU_SLOWER = 4;

const target = { homeLcpMs: 1500, tbtMs: 50, cls: 0 };

type Seen = {
  fcp: number;
  lcp: number;
  largest: string;
  tasks: { start: number; duration: number }[];
  shifts: { at: number; value: number }[];
  lastAt: number;
};
type Vitals = { fcpMs: number; lcpMs: number; tbtMs: number; cls: number };

/**
 * Measures the first visit of a phone on a slow, really throttled network, by screen and language: the built host with each page already rendered (as
 * for all but the first visitor), a new browser for every run, and no service worker.
 */
export async function measureVitals() {
  const load = [round2(loadavg()[0]!)];
  const { url, stop } = await startBuiltHost();
  try {
    const houses = (await (await fetch(`${url}/v1/houses`)).json()) as { data: { id: string }[] };
    const screens = {
      home: '/',
      houses: '/houses',
      map: '/houses?view=map',
      detail: `/detail?id=${houses.data[0]!.id}`,
    };
    const inBoth = async (path: string) => ({
      ko: await inTurns(url + path, 'ko-KR'),
      en: await inTurns(url + path, 'en-US'),
    });
    const home = await inBoth(screens.home);
    const measured = {
      home,
      houses: await inBoth(screens.houses),
      map: await inBoth(screens.map),
      detail: await inBoth(screens.detail),
    };
    load.push(round2(loadavg()[0]!));
    const all = Object.values(measured).flatMap(({ ko, en }) => [ko, en]);
    const met = {
      homeLcpMs: [home.ko, home.en].every(({ lcpMs }) => lcpMs <= target.homeLcpMs),
      tbtMs: all.every(({ tbtMs }) => tbtMs <= target.tbtMs),
      cls: all.every(({ cls }) => cls <= target.cls),
    };
    return { runs: RUNS, loadAverage: load, ...measured, target, met };
  } finally {
    await stop();
  }
}

async function inTurns(url: string, locale: string) {
  const runs: (Vitals & { largest: string; longTasksMs: number[] })[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await (await fetch(url, { headers: { 'accept-language': locale, 'accept-encoding': 'br' } })).text();
    runs.push(await firstVisit(url, locale));
  }
  const { largest } = runs[0]!;
  const figures = medians(runs.map(({ fcpMs, lcpMs, tbtMs, cls }) => ({ fcpMs, lcpMs, tbtMs, cls })));
  // Of the run with the median blocking time, so that they explain it.
  const middle = median(runs.map(({ tbtMs }) => tbtMs));
  const { longTasksMs } = runs.find(({ tbtMs }) => tbtMs === middle)!;
  return { ...figures, largest, longTasksMs };
}

async function firstVisit(url: string, locale: string) {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({
      ...phone,
      isMobile: true,
      hasTouch: true,
      locale,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript({ path: watch });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const asked = new Set<Request>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    await page.goto(url, { waitUntil: 'load' });
    const seen = await quiet(page, asked);
    return {
      fcpMs: seen.fcp,
      lcpMs: seen.lcp,
      tbtMs: totalBlockingTime(seen.tasks, seen.fcp),
      cls: layoutShift(seen.shifts),
      largest: seen.largest,
      longTasksMs: seen.tasks.filter(({ start }) => start > seen.fcp).map(({ duration }) => duration),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Returns the observations once the page is at rest; `asked` are its open requests.
 * @throws if it does not come to rest
 */
async function quiet(page: Page, asked: Set<Request>): Promise<Seen> {
  const deadline = performance.now() + LIMIT_MS;
  let busyAt = 0;
  while (performance.now() < deadline) {
    await page.waitForTimeout(250);
    const { seen, now } = await page.evaluate(() => ({
      seen: Reflect.get(globalThis, 'seen') as Seen,
      now: performance.now(),
    }));
    busyAt = Math.max(asked.size > 0 ? now : busyAt, seen.lastAt);
    if (seen.fcp > 0 && now - busyAt > QUIET_MS) return seen;
  }
  throw new Error(`${page.url()} does not come to rest`);
}
