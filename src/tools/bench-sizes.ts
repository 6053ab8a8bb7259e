import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

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
  const folder = mkdtempSync(join(tmpdir(), 'ondol-bench-'));
  const port = await freePort();
  const host = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG: 'silent',
      TOKEN_SECRET: 'only for measuring, of no worth at all',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://localhost:${port}`;
    await answering(`${url}/v1/houses`);
    const houses = (await (await fetch(`${url}/v1/houses`)).json()) as { data: { id: string }[] };
    return {
      home: await measurePage(url, '/', budgets.home),
      houses: await measurePage(url, '/houses', budgets.houses),
      detail: await measurePage(url, `/detail?id=${houses.data[0]!.id}`, budgets.detail),
    };
  } finally {
    host.kill('SIGTERM');
    await once(host, 'exit');
    rmSync(folder, { recursive: true, force: true });
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
