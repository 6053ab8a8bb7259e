import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../src/tools/host/port.mjs';
import type { EngineBrowser, Size } from './engine.ts';
import { findThing, takeComplaints, type Thing } from './in-page.ts';

const STEP_MS = 20;
const QUIT_MS = 5_000;
const PRESS_MS = 60_000;

export type WebKitPrograms = { driver: string; browser: string; display: string };

export async function startWebKit(programs: WebKitPrograms, size: Size): Promise<EngineBrowser> {
  const started: ChildProcess[] = [];
  const end = () => started.forEach((child) => child.kill());
  process.once('exit', end);
  const close = () => {
    process.off('exit', end);
    end();
  };
  try {
    const screen = await startDisplay(programs.display, started);
    const port = await freePort();
    // Without a graphics card its compositor draws through Mesa in software, which crashes now and then.
    const drawing = { DISPLAY: `:${screen}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    const env = { ...process.env, ...drawing, LC_ALL: 'C.UTF-8' };
    started.push(spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const driver = await connected(port, programs.browser);
    await openWindow(driver, size);
    return drivenBy(driver, async () => {
      // A page that hangs would hold its driver up for minutes.
      await Promise.race([driver.quit(), setTimeout(QUIT_MS)]);
      close();
    });
  } catch (error) {
    close();
    throw error;
  }
}

/** @returns the number of an unused display */
async function startDisplay(program: string, started: ChildProcess[]): Promise<string> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(display);
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return number.toString().trim();
}

async function connected(port: number, browser: string): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  await listening(server);
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args },
  });
  return new Builder().usingServer(server).withCapabilities(wanted).build();
}

async function listening(server: string): Promise<void> {
  const asks = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(asks, 'the driver of WebKit listens').toBe(true);
}

/** Opens a window without the browser's bars, which would prevent the width of a phone. */
async function openWindow(driver: WebDriver, { width, height }: Size): Promise<void> {
  const before = await driver.getAllWindowHandles();
  const features = `popup=1,width=${width},height=${height},left=0,top=0,toolbar=no,menubar=no`;
  await driver.executeScript(`open('about:blank', 'journey', '${features}')`);
  const opened = async () => (await driver.getAllWindowHandles()).find((each) => !before.includes(each));
  await expect.poll(opened).toBeTruthy();
  await driver.switchTo().window((await opened())!);
  const inner = () => driver.executeScript('return [innerWidth, innerHeight]');
  await expect.poll(inner).toEqual([width, height]);
}

function drivenBy(driver: WebDriver, close: () => Promise<void>): EngineBrowser {
  const heard: string[] = [];
  const run = <Answer>(work: () => Answer | Promise<Answer>) =>
    driver.executeScript<Awaited<Answer>>(`return (${work.toString()})()`);
  const listen = async () => void heard.push(...(await run(takeComplaints)));
  const hasLoaded = async () => {
    try {
      await listen();
      return await run(isLoaded);
    } catch (reason) {
      // The page before was still there to be asked, and left before it answered.
      if (reason instanceof error.NoSuchFrameError) return false;
      throw reason;
    }
  };
  const look = (thing: Thing) =>
    driver.executeScript<WebElement | null>(`return (${findThing.toString()})(...arguments)`, thing);
  const find = async (thing: Thing): Promise<WebElement> => {
    const element = await look(thing);
    if (!element) throw new Error(`There is no ${thing.kind} ${thing.name}`);
    return element;
  };
  return {
    // The driver does not wait for pages, so that errors are listened for from early on.
    open: async (url) => {
      await run(markAsLeft);
      await driver.get(url);
      await expect.poll(hasLoaded, `${url} loads`).toBe(true);
    },
    evaluate: (work) => listen().then(() => run(work)),
    has: async (thing) => {
      await listen();
      return (await look(thing)) !== null;
    },
    // The driver presses a point, wherever the thing has moved meanwhile: what was missed is pressed again.
    press: (thing) =>
      expect(async () => {
        const element = await find(thing);
        // The driver brings into view only what has a box; a checkbox is drawn by the box around it.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        const top = () => driver.executeScript<number>(topOnceDrawn, element);
        await expect.poll(async () => (await top()) - (await top()), `${thing.name} rests`).toBe(0);
        await driver.executeScript(`(${notePress.toString()})(...arguments)`, element);
        await element.click();
        const wasPressed = driver.executeScript<boolean>('return arguments[0].wasPressed === true', element);
        // Gone, or on its way to another page: that is what presses do.
        const isPressed = await wasPressed.catch(() => true);
        expect(isPressed, `${thing.name} is pressed`).toBe(true);
      }).toPass({ timeout: PRESS_MS }),
    type: async (thing, text) => (await find(thing)).sendKeys(text),
    draw: async (thing, points) => {
      const origin = await find(thing);
      const { width, height } = await origin.getRect();
      const [first, ...rest] = points.map(([x, y]) => ({
        origin,
        // From the middle of the element.
        x: Math.round((x - 0.5) * width),
        y: Math.round((y - 0.5) * height),
        duration: STEP_MS,
      }));
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', origin);
      const line = driver.actions().move(first!).press();
      for (const point of rest) line.move(point);
      await line.release().perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => {
      await listen();
      return heard;
    },
    close,
  };
}

/** Script for a page: returns the position of an element's top after two frames. */
const topOnceDrawn = `return new Promise((tell) =>
  requestAnimationFrame(() => requestAnimationFrame(() => tell(arguments[0].getBoundingClientRect().top))))`;

function notePress(element: Element): void {
  element.addEventListener('click', () => Object.assign(element, { wasPressed: true }), { capture: true });
}

type Marked = { isLeft?: boolean };

function markAsLeft(): void {
  (globalThis as Marked).isLeft = true;
}

function isLoaded(): boolean {
  return !(globalThis as Marked).isLeft && document.readyState === 'complete';
}
