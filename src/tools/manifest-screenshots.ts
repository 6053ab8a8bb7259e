import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/**
 * Makes the pictures that an app store or an install dialog shows (`src/tools/web-manifest.ts`) from a running host:
 * `npx tsx src/tools/manifest-screenshots.ts --url http://localhost:4100`.
 */
const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:4100' } } });
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const pictures = [
  { name: 'home-narrow', path: '/', device: phone },
  { name: 'detail-narrow', path: '/detail?id=yeonnam-garden', device: phone },
  { name: 'houses-wide', path: '/houses', device: desk },
];

mkdirSync('public/screenshots', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
for (const language of ['ko', 'en']) {
  for (const { name, path, device } of pictures) {
    const context = await browser.newContext({
      ...device,
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(values.url + path, { waitUntil: 'networkidle' });
    const file = `public/screenshots/${name}-${language}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 78 })
      .toFile(file);
    console.log(file);
    await context.close();
  }
}
await browser.close();
