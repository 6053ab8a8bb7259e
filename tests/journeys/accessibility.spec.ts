import { expectAccessible } from '#tests/kit/axe.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/kit/journey.ts';
import { bookPath, demoMember, freeHouse, Person } from '#tests/kit/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 768, 1280];
const stay = { checkIn: '2027-05-10', checkOut: '2027-06-14', guests: 1 };

/**
 * Holds a screen to the rules of accessibility at every width, and to its window: there in the visitor's language and the other one, and
 * with type of twice the size.
 */
async function atEveryWidth(visitor: Person, path: string): Promise<void> {
  const { page, language } = visitor;
  await fits(visitor, path, (width) => expectAccessible(page, `${path} at ${width}`));
  const other = new URL(path, page.url());
  other.searchParams.set('lng', language === 'ko' ? 'en' : 'ko');
  await fits(visitor, other.href);
}

async function fits(visitor: Person, path: string, also?: (width: number) => Promise<void>): Promise<void> {
  const { page } = visitor;
  await visitor.opens(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await also?.(width);
    expect(await sideways(page), `${path} at ${width} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sideways(page), `${path} in type of twice the size scrolls sideways by`).toBeLessThanOrEqual(
    0,
  );
}

/** By how many pixels a page is wider than its window. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const paths = [
  '/',
  '/about',
  '/houses',
  `/houses?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`,
  '/houses?location=seoul-national&checkIn=2027-03-20&checkOut=2027-04-30',
  '/community',
  '/testimonial',
  '/faq',
  '/portfolio',
  '/terms',
  '/privacy',
  '/verify',
  '/auth/login',
  '/auth/signup',
  '/auth/confirm?token=x',
  '/auth/forgot',
  '/auth/reset?token=x',
  '/auth/google-callback?error=access_denied',
  '/nowhere',
];

/** Every second screen is read in English, the others in Korean. */
const locale = (index: number) => (index % 2 ? 'en-US' : 'ko-KR');

for (const [index, path] of paths.entries())
  test.describe(() => {
    test.use({ locale: locale(index) });
    test(`accessibility of ${path}`, async ({ page, host, language, tolerate }) => {
      tolerate(/status of 404/);
      await atEveryWidth(new Person(page, host, language), path);
    });
  });

test.describe('accessibility', () => {
  test.use({ locale: 'ko-KR' });
  test('of a house', async ({ page, host, language }) => {
    const house = await freeHouse(host, stay);
    const { checkIn, checkOut } = stay;
    await atEveryWidth(
      new Person(page, host, language),
      `/detail?id=${house.id}&checkIn=${checkIn}&checkOut=${checkOut}`,
    );
  });

  test('of a story of the lounge', async ({ page, host, language }) => {
    const { data } = (await (await fetch(`${host.url}/v1/boards`)).json()) as { data: { id: string }[] };
    await atEveryWidth(new Person(page, host, language), `/community/${data[0]!.id}`);
  });

  test('of what members see', async ({ page, host, language }) => {
    test.setTimeout(120_000);
    const linh = new Person(page, host, language);
    await linh.startsLoggedIn(demoMember('linh'));
    await atEveryWidth(linh, bookPath(await freeHouse(host, stay), stay));
    await atEveryWidth(linh, '/mypage/profile');
    await atEveryWidth(linh, '/mypage/delete');
    await atEveryWidth(linh, '/mypage');
    const whole = page.getByRole('link', { name: linh.t('mypage:next.whole') });
    await atEveryWidth(linh, (await whole.getAttribute('href'))!);
    const { link } = await linh.mail(demoMember('linh').email, '/sign');
    await atEveryWidth(linh, link);
  });
});
