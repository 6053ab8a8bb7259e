import { expectAccessible } from '#tests/kit/axe.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/kit/journey.ts';
import { brokenWords, doubleText } from '#tests/kit/large-text.ts';
import { bookPath, demoMember, freeHouse, hydrated, Person } from '#tests/kit/people.ts';

test.use({ locale: 'ko-KR' });

const widths = [360, 768, 1280];
const stay = { checkIn: '2027-05-10', checkOut: '2027-06-14', guests: 1 };

/**
 * Checks the accessibility rules of a screen and that it fits its window at every width, also with text of twice the size. Runs in both languages,
 * the visitor's own last, so that later steps are in it.
 */
async function atEveryWidth(visitor: Person, path: string): Promise<void> {
  const { page, language } = visitor;
  for (const each of language === 'ko' ? ['en', 'ko'] : ['ko', 'en']) {
    await visitor.opens(`${path}${path.includes('?') ? '&' : '?'}lng=${each}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', each);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${path} at ${width} in ${each}`);
      expect(await sideways(page), `${path} at ${width} in ${each} scrolls sideways by`).toBeLessThanOrEqual(
        0,
      );
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await doubleText(page);
    expect(await sideways(page), `${path} in type of twice the size scrolls sideways by`).toBeLessThanOrEqual(
      0,
    );
    if (!path.startsWith('/admin'))
      expect(await brokenWords(page), `words of ${path} in type of twice the size`).toEqual([]);
  }
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const paths = [
  '/',
  '/about',
  '/houses',
  '/houses?view=map&area=37.5299,126.8919,37.5961,126.9541',
  `/houses?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`,
  '/houses?university=yonsei',
  '/houses?location=seoul-national&checkIn=2027-03-20&checkOut=2027-04-30',
  '/favourites?token=x',
  '/compare?houses=hannam-sage,anam-hanok,yeonnam-oak',
  '/neighbourhoods/sinchon',
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

for (const path of paths)
  test(`accessibility of ${path}`, async ({ page, host, language, tolerate }) => {
    tolerate(/status of 404/);
    await atEveryWidth(new Person(page, host, language), path);
  });

test('accessibility faults that are planted are found', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page.locator('main h1'));
  await page.evaluate(() => document.querySelector('h1')!.append(document.createElement('button')));
  await expect(expectAccessible(page, 'a button without a name')).rejects.toThrow('button-name');
});

test('words that are broken in large type are found', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page.locator('main h1'));
  await doubleText(page);
  await page.evaluate(() => {
    const narrow = document.createElement('p');
    narrow.style.cssText = 'width: 3ch; overflow-wrap: anywhere';
    narrow.textContent = 'Hongdae';
    document.querySelector('h1')!.after(narrow);
  });
  expect(await brokenWords(page)).toEqual(['Hongdae (p)']);
});

test.describe('accessibility', () => {
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
    test.setTimeout(300_000);
    const linh = new Person(page, host, language);
    await linh.startsLoggedIn(demoMember('linh'));
    await atEveryWidth(linh, bookPath(await freeHouse(host, stay), stay));
    await atEveryWidth(linh, '/mypage/profile');
    await atEveryWidth(linh, '/mypage/delete');
    await atEveryWidth(linh, '/mypage');
    const details = await page.getByRole('link', { name: linh.t('mypage:next.details') }).all();
    const stays = await Promise.all(details.map((link) => link.getAttribute('href')));
    expect(stays, 'the current stay, the next one, and dates that are held').toHaveLength(3);
    for (const path of stays) await atEveryWidth(linh, path!);
    const { link } = await linh.mail(demoMember('linh').email, '/sign');
    await atEveryWidth(linh, link);
  });

  test('of what administrators see of stays, people and words', async ({ page, host, language }) => {
    test.setTimeout(240_000);
    const jion = new Person(page, host, language);
    await jion.startsLoggedIn(demoMember('admin'));
    await atEveryWidth(jion, '/admin');
    await atEveryWidth(jion, '/admin/reservations');
    const first = page.getByRole('row').getByRole('link').first();
    await atEveryWidth(jion, (await first.getAttribute('href'))!);
    await atEveryWidth(jion, '/admin/users');
    await atEveryWidth(jion, (await first.getAttribute('href'))!);
    await atEveryWidth(jion, '/admin/reviews');
    await atEveryWidth(jion, (await first.getAttribute('href'))!);
    await atEveryWidth(jion, '/admin/community?boardType=EVENT');
    await atEveryWidth(jion, (await first.getAttribute('href'))!);
  });

  test('of what administrators see of homes and of their work', async ({ page, host, language }) => {
    test.setTimeout(240_000);
    const jion = new Person(page, host, language);
    await jion.startsLoggedIn(demoMember('admin'));
    await atEveryWidth(jion, '/admin/turnovers');
    const { data } = (await (await fetch(`${host.url}/v1/houses`)).json()) as { data: { id: string }[] };
    await atEveryWidth(jion, `/admin/turnovers/checklist?house=${data[0]!.id}`);
    await atEveryWidth(jion, '/admin/faq');
    await atEveryWidth(jion, '/admin/houses');
    await atEveryWidth(jion, '/admin/team');
    await atEveryWidth(jion, '/admin/team/new');
    await atEveryWidth(jion, '/admin/houses/new');
    await atEveryWidth(jion, '/admin/houses/hannam-sage');
    await atEveryWidth(jion, '/admin/trail');
    await atEveryWidth(jion, '/admin/policy');
    await atEveryWidth(jion, '/admin/consultations');
    await atEveryWidth(jion, '/admin/tickets');
    await atEveryWidth(jion, '/admin/certificates');
    await atEveryWidth(jion, '/admin/messages');
  });

  test('of the week view', async ({ page, host, language }) => {
    const admin = new Person(page, host, language);
    await admin.startsLoggedIn(demoMember('admin'));
    await atEveryWidth(admin, '/admin/reservations/week');
    await atEveryWidth(admin, '/admin/reservations/week?view=table');
  });
});
