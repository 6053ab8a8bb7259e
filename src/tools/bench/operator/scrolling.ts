import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import type { Tokens } from './administrator.ts';
import { chromiumOptions } from '../browser.ts';
import { newProfile } from '../cold-start.ts';
import { median, percentile, round1, round2 } from '../figures.ts';
import { HOUSES } from './operator-data.ts';

/** A frame that takes longer is seen as a jerk; ms. */
export const LONGEST_FRAME_MS = 50;
const SCROLL_STEPS = 120;
const SCROLL_PIXELS = 120;
const WINDOW = { width: 1440, height: 900 };
const scrollFrames = join(import.meta.dirname, 'scroll-frames.mjs');

/**
 * Scrolls the week view down its houses and along its days with the processor `slower` times slower, and counts what each frame took; beside it
 * pages of as many houses, and of as many days, that are nothing but coloured boxes and run no script: the browser's own part.
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
 * A page of a browser on a new profile on disk. A private window would fetch and draw the icon of the site anew, on the thread of the page, each
 * time that the address changes: as it does with every week that a scroll reaches.
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

/** Sizes of the boxes, CSS pixels: as the rows and stays of the week view, and as its loaded weeks. */
const [ROW, STAY, BETWEEN, LOADED_LENGTH] = [44, 640, 700, 5600];
/** Rows that the week view has in the document in a window of this height. */
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
 * Turns the wheel over the page, a step a frame, there, back and there again. Milliseconds, and frames in a second. Of the main thread also
 * its processor time: other programs on the machine disturb that less than they do the clock. It is traced on the way back alone, since the
 * trace itself slows every frame.
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

/** Takes out the frames since the last call, ms each. */
const readFrames = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** Begins to trace; what it returns ends that, and tells the processor time of each task of a page's main thread, milliseconds. */
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
