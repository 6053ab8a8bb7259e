import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import type { Tokens } from './administrator.ts';
import { chromiumOptions } from '../browser.ts';
import { newProfile } from '../cold-start.ts';
import { median, percentile, round1, round2 } from '../figures.ts';
import { HOUSES } from './operator-data.ts';

/** A longer frame is visible as a jerk; ms. */
export const LONGEST_FRAME_MS = 50;
const SCROLL_STEPS = 120;
const SCROLL_PIXELS = 120;
const WINDOW = { width: 1440, height: 900 };
const scrollFrames = join(import.meta.dirname, 'scroll-frames.mjs');

/**
 * Scrolls the week view down its houses and along its days with the processor `slower` times slower, and measures the frames. Also measures pages
 * with as many houses and days that are only colored boxes without scripts, which shows the browser's own share.
 */
export async function measureScrolling(url: string, tokens: Tokens, slower: number) {
  const floor = await inBrowser(async (page) => {
    const devtools = await slowed(page, slower);
    await showPlainBoxes(page, { rows: HOUSES, length: LOADED_LENGTH });
    const down = await scrolled(page, devtools, 0, SCROLL_PIXELS);
    // The scroll goes on to its end, and of five hundred houses the week view has those in view in the document.
    await showPlainBoxes(page, { rows: ROWS_DRAWN, length: SCROLL_STEPS * SCROLL_PIXELS + WINDOW.width });
    return { down, along: await scrolled(page, devtools, SCROLL_PIXELS, 0) };
  });
  const view = await inBrowser(async (page) => {
    await showWeekView(page, url, tokens);
    const devtools = await slowed(page, slower);
    const down = await scrolled(page, devtools, 0, SCROLL_PIXELS);
    return { down, along: await scrolled(page, devtools, SCROLL_PIXELS, 0) };
  });
  const longestFrameMs = Math.max(view.down.longestFrameMs, view.along.longestFrameMs);
  const toFloor = {
    down: round2(view.down.framesPerSecond / floor.down.framesPerSecond),
    along: round2(view.along.framesPerSecond / floor.along.framesPerSecond),
  };
  return { slower, ...view, longestFrameMs, toFloor, floor };
}

/**
 * Opens a browser page on a new profile on disk. A private window would fetch and draw the site's icon again on the page's thread at every change of
 * address, which happens with every week that a scroll reaches.
 */
async function inBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const profile = newProfile();
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  try {
    await context.addInitScript({ path: scrollFrames });
    return await use(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function showWeekView(page: Page, url: string, tokens: Tokens): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('accessToken', accessToken);
  }, tokens);
  await page.goto(`${url}/admin/reservations/week?weeks=4`, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Reservations by house' }).hover();
}

/** Sizes of the boxes in CSS pixels, like the rows and stays of the week view and its loaded weeks. */
const [ROW, STAY, BETWEEN, LOADED_LENGTH] = [44, 640, 700, 5600];
const ROWS_DRAWN = 40;

async function showPlainBoxes(page: Page, { rows, length }: { rows: number; length: number }): Promise<void> {
  const boxes = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: Math.floor(length / BETWEEN) },
      (__, stay) => `<p style="top:${row * ROW}px;left:${stay * BETWEEN}px">Nguyen Thi Thao</p>`,
    ).join(''),
  );
  await page.setContent(`<style>
    div { position: absolute; inset: 100px 40px; overflow: auto }
    section { position: relative; width: ${length}px; height: ${rows * ROW}px }
    p { position: absolute; width: ${STAY}px; height: 36px; margin: 0; background: #cde; border-radius: 6px }
    </style><div><section>${boxes.join('')}</section></div>`);
  await page.mouse.move(700, 450);
}

async function slowed(page: Page, slower: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return devtools;
}

/**
 * Turns the wheel over the page, one step a frame, forward, back and forward again. Milliseconds, and frames per second. Also measures the processor
 * time of the main thread, which other programs disturb less than elapsed time; only on the way back, because tracing slows every frame.
 */
async function scrolled(page: Page, devtools: CDPSession, x: number, y: number) {
  const turned = async (direction: number) => {
    await readFrames(page);
    for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(direction * x, direction * y);
    return readFrames(page);
  };
  const there = await turned(1);
  const traced = await traceTasks(devtools);
  const back = await turned(-1);
  const tasks = await traced();
  const frames = [...there, ...(await turned(1))];
  const time = frames.reduce((sum, each) => sum + each, 0);
  return {
    frames: frames.length,
    framesPerSecond: round1((1000 * frames.length) / time),
    medianFrameMs: round1(median(frames)),
    p95FrameMs: round1(percentile(frames, 0.95)),
    longestFrameMs: Math.round(Math.max(...frames)),
    // Of a display that draws every 16.7 ms three frames take 50.0 and some hundredths.
    framesOver50Ms: frames.filter((each) => Math.round(each) > LONGEST_FRAME_MS).length,
    cpuMsPerFrame: round1(tasks.reduce((sum, each) => sum + each, 0) / back.length),
    longestTaskCpuMs: round1(Math.max(...tasks)),
  };
}

/** Returns and clears the frames since the last call, in ms each. */
const readFrames = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/**
 * Starts a trace.
 * @returns a function that ends it and returns the processor time of each task of a page's main thread, in milliseconds
 */
async function traceTasks(devtools: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', keep);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', keep);
    const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
    const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
    const main = new Set(events.filter(isMain).map(thread));
    return events
      .filter((event) => event.name === 'RunTask' && main.has(thread(event)))
      .map(({ tdur }) => (tdur ?? 0) / 1000);
  };
}
