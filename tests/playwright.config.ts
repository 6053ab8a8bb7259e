import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../src/tools/test/apt.mjs';

/** Pixel ratio of one: with a real phone's four, a renderer without a graphics card spent a fifth of a journey on drawing. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const korean = { locale: 'ko-KR' };
const english = { locale: 'en-US' };
/**
 * Selects by the marks in a journey's title: `@everywhere` runs on a phone and a desktop in both languages; `@both` on a phone in Korean and a
 * desktop in English, because it tests the layout; `@desktop` only there; without a mark only on the phone.
 */
const elsewhere = /@desktop\b/;
const onDesktop = /@(desktop|both|everywhere)\b/;
const everywhere = /@everywhere\b/;
/**
 * Matches the tag `@core`, which one journey for each promise has. Those of administrators and those marked `@desktop` run on a desktop in English,
 * the others on a phone in Korean.
 */
const isCore = /@core\b/;
const coreOnDesktop = /(?=.*@core\b)(?:admin-[\w-]+\.spec\.ts .*@both\b|.*@desktop\b)/;
const accessibility = /accessibility\.spec/;

/**
 * Disables Chromium's address bar, a page of its own that took a tenth of a journey's processor time. Only the last such option counts, so the
 * features that Playwright disables are repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];
const project = (name: string, use: Project['use'], more: Project = {}): Project => ({
  name,
  use: { ...use },
  testIgnore: accessibility,
  ...more,
});

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './kit/browser-setup.ts',
  workers: 2,
  fullyParallel: true,
  // On a machine that is not ours a journey may meet another's load: it is walked again, and named as flaky where it then passes.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  globalTimeout: 58 * 60_000,
  // A machine that carries others' load takes twice as long: what is waited for is the same.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    timezoneId: 'Asia/Seoul',
    // A click waits for what moves to stand still, twice as long on a busy machine: a journey about movement asks for it itself.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes an eighth of all that journeys take of a core: `TRACE=retain-on-failure` records a failure that is to be looked into.
    trace: (process.env['TRACE'] as 'retain-on-failure' | undefined) ?? 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The distance below the screen at which a picture is fetched: the shell of Chromium does not know its network, for which it is more than on
        // any. Of two such options the last counts, so what Playwright sets is named again.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
        `--disable-features=${disabledFeatures.join(',')}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    project('phone-ko', { ...phone, ...korean }, { grepInvert: elsewhere }),
    project('desktop-en', { ...desktop, ...english }, { grep: onDesktop }),
    project('phone-en', { ...phone, ...english }, { grep: everywhere }),
    project('desktop-ko', { ...desktop, ...korean }, { grep: everywhere }),
    project('core-phone', { ...phone, ...korean }, { grep: isCore, grepInvert: coreOnDesktop }),
    project('core-desktop', { ...desktop, ...english }, { grep: coreOnDesktop }),
    project(
      'accessibility',
      // A screen is the same without a worker, whose installation would take a sixth of this.
      { ...desktop, serviceWorkers: 'block' },
      { testMatch: accessibility, testIgnore: [] },
    ),
  ],
});
