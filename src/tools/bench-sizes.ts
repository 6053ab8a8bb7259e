import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startBuiltHost } from './built-host.ts';

/** At most this much JavaScript, gzipped, on a first visit; KiB. */
const budgets = { home: 125, houses: 135, detail: 140 };
const KIB = 1024;

export type PageSizes = {
  javascriptKiB: number;
  budgetKiB: number;
  htmlBrotliKiB: number;
  transferredKiB: number;
  requestsBeforeLoad: number;
  scripts: Record<string, number>;
};

/** What a first visit on a phone transfers, by screen: the built host, a fresh browser, no service worker in the way. */
export async function measureSizes(): Promise<Record<keyof typeof budgets, PageSizes>> {
  const { url, stop } = await startBuiltHost();
  try {
    const houses = (await (await fetch(`${url}/v1/houses`)).json()) as { data: { id: string }[] };
    return {
      home: await measurePage(url, '/', budgets.home),
      houses: await measurePage(url, '/houses', budgets.houses),
      detail: await measurePage(url, `/detail?id=${houses.data[0]!.id}`, budgets.detail),
    };
  } finally {
    await stop();
  }
}

async function measurePage(url: string, path: string, budgetKiB: number): Promise<PageSizes> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const scripts: Record<string, number> = {};
  let transferred = 0;
  let requests = 0;
  let loaded = false;
  page.once('load', () => {
    loaded = true;
  });
  page.on('requestfinished', async (request) => {
    if (!loaded) requests += 1;
    const address = new URL(request.url());
    if (request.resourceType() === 'script') scripts[address.pathname] = gzipped(address.pathname);
    transferred += (await request.sizes()).responseBodySize;
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await browser.close();
  const body = await (await fetch(url + path, { headers: { 'accept-language': 'en' } })).text();
  const total = Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);
  return {
    javascriptKiB: round(total / KIB),
    budgetKiB,
    htmlBrotliKiB: round(brotliCompressSync(body).length / KIB),
    transferredKiB: round(transferred / KIB),
    requestsBeforeLoad: requests,
    scripts: Object.fromEntries(Object.entries(scripts).map(([file, bytes]) => [file, round(bytes / KIB)])),
  };
}

function gzipped(path: string): number {
  const file = join('dist/app', path);
  return existsSync(`${file}.gz`)
    ? readFileSync(`${file}.gz`).length
    : gzipSync(readFileSync(file), { level: 9 }).length;
}

const round = (value: number) => Math.round(value * 10) / 10;
