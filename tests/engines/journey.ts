import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { startBrowserHost, type BrowserHost } from '#tests/kit/browser-host.ts';
import { textsOf, type Texts } from '#tests/kit/texts.ts';
import { sizes, type EngineBrowser } from './engine.ts';
import { starterOf, type Engine } from './installed.ts';

export type EngineOptions = { engine: Engine; size: keyof typeof sizes; language: 'ko' | 'en' };

type Fixtures = {
  t: Texts;
  engineBrowser: EngineBrowser;
  /** A host at the machine's real time, because these browsers cannot have another. */
  host: BrowserHost;
};

export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['webkit', { option: true }],
  size: ['phone', { option: true }],
  language: ['ko', { option: true }],
  t: async ({ language }, use) => use(textsOf(language)),
  engineBrowser: async ({ engine, size, language }, use, info) => {
    const start = starterOf(engine);
    test.skip(!start, `${engine} is not installed`);
    const browser = await start!(sizes[size], language);
    try {
      await use(browser);
      if (info.error) {
        writeFileSync(info.outputPath('screen.png'), await browser.screenshot());
        await info.attach('complaints', { body: (await browser.complaints()).join('\n') });
      }
    } finally {
      await browser.close();
    }
  },
  host: async ({ engineBrowser: _ }, use) => {
    const host = await startBrowserHost();
    await host.clock(new Date().toISOString());
    await use(host);
    await host.dispose();
  },
});
export { expect };
