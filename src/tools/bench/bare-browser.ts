import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { chromiumOptions, phone } from './browser.ts';
import { LIMIT_MS } from './installed.ts';

/** An answer of the Chrome DevTools Protocol, https://chromedevtools.github.io/devtools-protocol/. */
type Answer = { id?: number; result?: unknown; error?: { message: string } };
type Send = <T>(method: string, params?: object) => Promise<T>;

export type BarePage = { goTo(url: string): Promise<void>; run<T>(expression: string): Promise<T> };

/**
 * Opens a Chromium page on a profile with the size of a phone and a processor slowed down by a factor, and runs `script` in each document. Does not
 * use Playwright: it records the origin of every request in the page's scripts, which on a slow processor takes longer than the start to be measured.
 */
export async function withBarePage<T>(
  { profile, locale, slower, script }: { profile: string; locale: string; slower: number; script?: string },
  use: (page: BarePage) => Promise<T>,
): Promise<T> {
  const switches = ['--headless=new', '--no-first-run', '--hide-scrollbars', '--disable-extensions'];
  const own = ['--remote-debugging-pipe', `--user-data-dir=${profile}`, `--lang=${locale}`, 'data:,'];
  const browser = spawn(chromiumOptions.executablePath!, [...chromiumOptions.args!, ...switches, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(browser, 'exit');
  const send = protocol(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  try {
    const page = await onPage(send);
    await page('Emulation.setDeviceMetricsOverride', {
      ...phone.viewport,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await page('Emulation.setCPUThrottlingRate', { rate: slower });
    if (script) {
      await page('Page.enable');
      await page('Page.addScriptToEvaluateOnNewDocument', { source: script });
    }
    return await use({
      goTo: async (url) => void (await page('Page.navigate', { url })),
      run: async <V>(expression: string) => {
        const evaluated = await page<{ result: { value: V } }>('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        return evaluated.result.value;
      },
    });
  } finally {
    await send('Browser.close').catch(() => browser.kill());
    await ended;
  }
}

/** Sends commands over the pipe; each message ends with a zero byte. */
function protocol(
  commands: Writable,
  answers: Readable,
): (method: string, params?: object, session?: string) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop()!;
    for (const answer of messages.map((message) => JSON.parse(message) as Answer))
      if (answer.id) waiting.get(answer.id)?.(answer);
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = (sent += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      setTimeout(() => reject(new Error(`${method} is not answered`)), LIMIT_MS).unref();
      commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
}

async function onPage(send: ReturnType<typeof protocol>): Promise<Send> {
  const { targetInfos } = (await send('Target.getTargets')) as {
    targetInfos: { type: string; targetId: string }[];
  };
  const { targetId } = targetInfos.find(({ type }) => type === 'page')!;
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  return (method, params) => send(method, params, sessionId) as Promise<never>;
}
