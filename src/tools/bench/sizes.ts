import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumOptions, phone } from './browser.ts';
import { round1 } from './figures.ts';
import { startBuiltHost } from '../host/built-host.ts';

/** Maximum JavaScript on a first visit, gzipped; KiB. */
const budgets = { home: 125, houses: 135, detail: 140 };
const KIB = 1024;

type Transfer = { requests: number; kib: number; fonts: number };
export type PageSizes = {
  /** Gzipped size, as the budgets count it; the browser receives less. */
  javascriptKiB: number;
  budgetKiB: number;
  htmlBrotliKiB: number;
  beforeLoad: Transfer;
  all: Transfer;
  scripts: Record<string, number>;
};
type Screen = keyof typeof budgets;

/** Measures the transfer of a first visit on a phone, by screen and language: the built host, a fresh browser, no service worker. */
export async function measureSizes(): Promise<Record<Screen, Record<'ko' | 'en', PageSizes>>> {
  const { url, stop } = await startBuiltHost();
  try {
    const houses = (await (await fetch(`${url}/v1/houses`)).json()) as { data: { id: string }[] };
    const inBoth = async (path: string, screen: Screen) => ({
      ko: await measurePage(url, path, 'ko-KR', budgets[screen]),
      en: await measurePage(url, path, 'en-US', budgets[screen]),
    });
    return {
      home: await inBoth('/', 'home'),
      houses: await inBoth('/houses', 'houses'),
      detail: await inBoth(`/detail?id=${houses.data[0]!.id}`, 'detail'),
    };
  } finally {
    await stop();
  }
}

async function measurePage(url: string, path: string, locale: string, budgetKiB: number): Promise<PageSizes> {
  const browser = await chromium.launch(chromiumOptions);
  const context = await browser.newContext({ ...phone, locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const { load, files } = await page.evaluate(() => {
    const [document, ...rest] = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as [PerformanceNavigationTiming, ...PerformanceResourceTiming[]];
    const files = [document, ...rest].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      at: entry.startTime,
    }));
    return { load: document.loadEventStart, files };
  });
  await browser.close();
  const body = await (await fetch(url + path, { headers: { 'accept-language': locale } })).text();
  const scripts = files.flatMap(({ path: file }) =>
    file.endsWith('.js') ? [[file, gzipped(file)] as const] : [],
  );
  return {
    javascriptKiB: round1(scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / KIB),
    budgetKiB,
    htmlBrotliKiB: round1(brotliCompressSync(body).length / KIB),
    beforeLoad: transfer(files.filter(({ at }) => at < load)),
    all: transfer(files),
    scripts: Object.fromEntries(scripts.map(([file, bytes]) => [file, round1(bytes / KIB)])),
  };
}

function transfer(files: { path: string; bytes: number }[]): Transfer {
  return {
    requests: files.length,
    kib: round1(files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB),
    fonts: files.filter(({ path }) => path.endsWith('.woff2')).length,
  };
}

function gzipped(path: string): number {
  const file = join('dist/app', path);
  return existsSync(`${file}.gz`)
    ? readFileSync(`${file}.gz`).length
    : gzipSync(readFileSync(file), { level: 9 }).length;
}
