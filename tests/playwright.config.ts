import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
/** What must hold on every screen in every language; the rest is walked once on a phone in Korean, once on a desktop in English. */
const everywhere = /@everywhere/;

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];
const project = (name: string, use: Project['use'], more: Project = {}): Project => ({
  name,
  use: { ...use },
  ...more,
});

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './kit/browser-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  globalTimeout: 24 * 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    project('phone-ko', { ...phone, locale: 'ko-KR' }),
    project('desktop-en', { ...desktop, locale: 'en-US' }),
    project('phone-en', { ...phone, locale: 'en-US' }, { grep: everywhere }),
    project('desktop-ko', { ...desktop, locale: 'ko-KR' }, { grep: everywhere }),
  ],
});
