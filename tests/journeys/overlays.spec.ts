import type { Locator, Page } from '@playwright/test';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { freeHouse, Person } from '#tests/kit/people.ts';
import { reachesOnly } from '#tests/kit/screen-reader.ts';

const stay = { checkIn: '2027-05-10', checkOut: '2027-06-14', guests: 1 };

async function pullsUp(page: Page, sheet: Locator): Promise<void> {
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - 120, { steps: 4 });
  await page.mouse.up();
}

test('with an overlay open nothing behind it is within a screen reader’s reach', async ({
  page,
  host,
  language,
  t,
}) => {
  const visitor = new Person(page, host, language);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const closes = async (name: string) => {
    await page.keyboard.press('Escape');
    await expect(dialog(name)).toHaveCount(0);
  };

  await visitor.opens('/houses');
  // Notices come into a page that is idle.
  await shellPrecached(page);
  if (isPhone) {
    const menu = t('common:menu.label');
    await visitor.button('common:menu.open').click();
    await reachesOnly(page, `dialog ${menu}`);
    await closes(menu);
    await expect(visitor.button('common:menu.open')).toBeFocused();
  }
  const filters = t('houses:filter.title');
  const opener = isPhone
    ? page.getByRole('search').getByRole('button', { name: t('houses:filter.study') })
    : visitor.button('houses:filter.more');
  await opener.click();
  await reachesOnly(page, `dialog ${filters}`);
  await closes(filters);
  await expect(opener).toBeFocused();

  const { id } = await freeHouse(host, stay);
  await visitor.opens(`/detail?id=${id}`);
  if (isPhone) {
    await visitor.button('houses:booking.chooseDates').click();
    await reachesOnly(page, `dialog ${t('houses:filter.dates')}`);
    // A year of days leaves the sheet the handle that it is dragged by.
    const handle = dialog(t('houses:filter.dates')).locator('[data-vaul-handle]');
    expect((await handle.boundingBox())?.height).toBe(4);
    await closes(t('houses:filter.dates'));
    await expect(visitor.button('houses:booking.chooseDates')).toBeFocused();
  }
  const all = page.getByRole('button', { name: new RegExp(t('house-card:photos.all', { count: '(\\d+)' })) });
  const total = /\d+/.exec((await all.textContent())!)![0];
  await all.click();
  await reachesOnly(page, `dialog ${t('house-card:photos.position', { current: 1, total })}`);
  // Its table of contents is of rooms.
  const rooms = page.getByRole('navigation', { name: t('houses:room.all') }).getByRole('button');
  await rooms.last().click();
  await expect(rooms.last()).toHaveAttribute('aria-current', 'true');
  await expect(rooms.first()).not.toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer:privacy') })
    .click();
  await reachesOnly(page, `dialog ${t('footer:privacy')}`);
  const height = async () => (await dialog(t('footer:privacy')).boundingBox())!.height;
  const whole = page.viewportSize()!.height;
  if (isPhone) {
    expect(await height(), 'a long text begins in a part of the window').toBeLessThanOrEqual(0.6 * whole + 1);
    await pullsUp(page, dialog(t('footer:privacy')));
    await expect.poll(height, 'pulled by its content it expands').toBeGreaterThan(0.7 * whole);
  }
  expect(await height(), 'Spec: at most 80vh').toBeLessThanOrEqual(0.8 * whole);
});
