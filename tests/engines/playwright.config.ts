import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './journey.ts';

/** Runs each engine in both languages and both sizes. Playwright only runs these journeys; it drives no browser in them. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../kit/browser-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  projects: [
    { name: 'webkit-phone-ko', use: { engine: 'webkit', size: 'phone', language: 'ko' } },
    { name: 'firefox-phone-en', use: { engine: 'firefox', size: 'phone', language: 'en' } },
    { name: 'webkit-desktop-en', use: { engine: 'webkit', size: 'desktop', language: 'en' } },
    { name: 'firefox-desktop-ko', use: { engine: 'firefox', size: 'desktop', language: 'ko' } },
  ],
});
