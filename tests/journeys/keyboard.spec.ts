import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { freeHouse, loggedIn, Person, tabsTo } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a house can be booked and paid without a pointer @desktop @core', async ({ page, host, language }) => {
  test.setTimeout(120_000);
  const { thao } = await loggedIn(page, host, language);
  const { checkIn, checkOut } = { checkIn: '2028-01-10', checkOut: '2028-02-14' };
  const house = await freeHouse(host, { checkIn, checkOut, guests: 1 });
  await thao.opens(`/detail?id=${house.id}&checkIn=${checkIn}&checkOut=${checkOut}`);
  await tabsTo(page, thao.button('houses:booking.request'));
  await page.keyboard.press('Enter');
  await expect(thao.heading('booking:title')).toBeVisible();
  await tabsTo(page, page.getByRole('checkbox', { name: thao.t('booking:consent.terms') }));
  await page.keyboard.press('Space');
  await tabsTo(page, page.getByRole('checkbox', { name: thao.t('booking:consent.cancellation') }));
  await page.keyboard.press('Space');
  await tabsTo(page, thao.button('booking:submit'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book\/[0-9a-f-]{36}/);
  await tabsTo(page, thao.payButton());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book\//);
});

test('the menu over the whole screen closes where the window grows to the wide bar @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  await page.setViewportSize({ width: 1240, height: 844 });
  const visitor = new Person(page, host, language);
  await visitor.opens('/faq');
  await visitor.button('common:menu.open').click();
  const menu = page.getByRole('dialog', { name: t('common:menu.label') });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1249, height: 844 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1250, height: 844 });
  await expect(menu).toHaveCount(0);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link').first()).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  // Closed below that width, the focus goes back to the button that opened it.
  await page.setViewportSize({ width: 1240, height: 844 });
  await visitor.button('common:menu.open').click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(visitor.button('common:menu.open')).toBeFocused();

  // Safari does not focus a button that is pressed, nor does this click.
  await visitor.button('common:menu.open').evaluate((button: HTMLElement) => {
    button.blur();
    button.click();
  });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1250, height: 844 });
  await expect(bar.getByRole('link').first()).toBeFocused();
});

test('houses are searched without a pointer, and the focus is seen all along @desktop', async ({
  page,
  host,
  language,
}) => {
  const mai = new Person(page, host, language);
  const panel = page.getByRole('search').getByRole('dialog');
  const focused = page.locator(':focus');
  const isSeen = () => expect(focused).toHaveCSS('outline-style', 'solid');
  await mai.opens('/');
  await tabsTo(page, page.locator('#search-where'));
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await tabsTo(page, panel.getByRole('button', { name: mai.t('common:location.hongdae') }));
  await page.keyboard.press('Enter');

  await expect(panel.getByRole('grid').first()).toBeVisible();
  await expect(panel).toBeFocused();
  await tabsTo(page, panel.locator('[role=grid] button[tabindex="0"]').first());
  const today = await focused.getAttribute('aria-label');
  await page.keyboard.press('PageDown');
  await expect(focused).not.toHaveAttribute('aria-label', today!);
  await isSeen();
  await page.keyboard.press('Enter');
  for (let week = 0; week < 5; week += 1) await page.keyboard.press('ArrowDown');
  await isSeen();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#search-who')).toBeFocused();
  await expect(panel).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await tabsTo(page, panel.getByRole('button', { name: mai.t('search-panel:more') }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('#search-who')).toBeFocused();
  await page.keyboard.press('Tab');
  await isSeen();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/houses\?.*location=hongdae.*guests=2|\/houses\?.*guests=2.*location=hongdae/);
  await expect(page).toHaveURL(/checkIn=2027-04-05.*checkOut=2027-05-10/);
});
