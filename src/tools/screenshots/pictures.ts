import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../build/task-cache.mjs';
import { admin, at, dates, detail, logIn, member, visitor, type Language, type Shot } from './screens.ts';
import { visitOf, type Size } from './visit.ts';

type Picture = { file: string; size: Size; language: Language; person?: string; go: Shot[1] };

export const manifestPictures: Picture[] = (['ko', 'en'] as const).flatMap((language) => [
  { file: `public/screenshots/home-narrow-${language}`, size: 'phone', language, go: at('/') },
  { file: `public/screenshots/detail-narrow-${language}`, size: 'phone', language, go: detail(`&${dates}`) },
  {
    file: `public/screenshots/houses-wide-${language}`,
    size: 'desktop',
    language,
    go: at(`/houses?${dates}`),
  },
]);

export const documentPictures: Picture[] = [
  of('home', 'phone', 'en'),
  of('houses-dates', 'desktop', 'en'),
  of('houses-map', 'phone', 'ko', at(`/houses?${dates}&view=map`)),
  of('detail-dates', 'phone', 'en'),
  of('story', 'phone', 'ko'),
  of('portfolio', 'desktop', 'en'),
  of('book', 'phone', 'en'),
  of('sign', 'desktop', 'ko'),
  of('mypage', 'phone', 'ko'),
  of('stay', 'phone', 'en'),
  of('admin', 'desktop', 'en'),
  of('admin-week', 'desktop', 'en'),
  of('admin-reservation', 'desktop', 'ko'),
  of('admin-house', 'desktop', 'en'),
  of('admin-turnover', 'phone', 'en'),
  of('admin-ticket', 'phone', 'ko'),
];

function of(name: string, size: Size, language: Language, go?: Shot[1]): Picture {
  const people: [Shot[], string | undefined][] = [
    [visitor, undefined],
    [member, 'linh'],
    [admin, 'admin'],
  ];
  const [shots, person] = people.find(([all]) => all.some(([each]) => each === name)) ?? [];
  const way = go ?? shots?.find(([each]) => each === name)?.[1];
  if (!way) throw new Error(`No screen is called ${name}`);
  return { file: `docs/pictures/${name}`, size, language, go: way, ...(person && { person }) };
}

/**
 * Takes the first view of each screen as WebP.
 * @returns the files, relative to the root, each once it is written
 */
export async function* pictures(browser: Browser, url: string, wanted: Picture[]): AsyncGenerator<string> {
  for (const { file, size, language, person, go } of wanted) {
    const visit = await visitOf(browser, url, language, size);
    if (person) await logIn(visit, person);
    await go(visit);
    await visit.page.evaluate(() => document.fonts.ready);
    mkdirSync(join(root, file, '..'), { recursive: true });
    await sharp(await visit.page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(root, `${file}.webp`));
    yield `${file}.webp`;
    await visit.context.close();
  }
}
