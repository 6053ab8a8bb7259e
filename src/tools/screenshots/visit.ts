import type { Browser } from '@playwright/test';
import type { Language, Visit } from './screens.ts';

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
export type Size = keyof typeof sizes;

export async function visitOf(browser: Browser, url: string, language: Language, size: Size): Promise<Visit> {
  const context = await browser.newContext({
    ...sizes[size],
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { url, page, context, language };
}
