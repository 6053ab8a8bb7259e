import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { Person } from '#tests/kit/people.ts';
import { textsOf } from '#tests/kit/texts.ts';

test.use(withoutWorker);

test('from home by a term to a house, with dollars, and to other dates in one tap', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  const visitor = new Person(page, host, language);
  await visitor.opens('/');
  await page.getByRole('button', { name: t('home:search.field') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('home:search.anywhere') }).click();
  const terms = sheet.getByRole('group', { name: t('search-panel:presets.terms') });
  await terms.getByRole('button').first().click();
  await expect(terms.getByRole('button', { pressed: true })).toHaveCount(1);
  await sheet.getByRole('button', { name: t('search-panel:flexible.days', { count: 14 }) }).click();
  await expectAccessible(page, 'the dates of a search');
  await sheet.getByRole('button', { name: t('search-panel:next'), exact: true }).click();
  await sheet.getByRole('button', { name: t('home:search.submit'), exact: true }).click();
  await page.waitForURL(/flexible=14/);
  const houses = page.getByRole('main').getByRole('article');
  await expect(houses.first().getByText(/\d.* – .*\d/)).toBeVisible();

  await page.getByRole('button', { name: t('house-card:cost.show') }).click();
  const dollars = houses.first().getByText(/US\$/);
  await expect(dollars.first()).toBeVisible();
  const about = (await dollars.first().textContent())!;
  await page.reload();
  await expect(dollars.first()).toHaveText(about);

  const id = /id=([\w-]+)/.exec((await houses.first().getByRole('link').first().getAttribute('href'))!)![1]!;
  await test.step('what is said stands above the bar, also where that has the most lines', async () => {
    const english = textsOf('en');
    await visitor.opens(`/detail?id=${id}&lng=en`);
    await page.getByRole('button', { name: english('shortlist:share.button'), exact: true }).click();
    const toast = page.locator('[data-sonner-toast][data-mounted=true]');
    await expect(toast).toBeVisible();
    await page.context().setOffline(true);
    const bar = page.getByRole('region', { name: english('houses:booking.label') });
    await expect(bar.getByText(english('freshness:pricesAsOf', { time: '' }).replace('.', ''))).toBeVisible();
    const foot = async () => {
      const [said, actions] = [await toast.boundingBox(), await bar.boundingBox()];
      return said && actions && actions.y - said.y - said.height;
    };
    await expect.poll(foot).toBeGreaterThan(8);
    await page.context().setOffline(false);
  });
  await visitor.opens(`/detail?id=${id}&lng=${language}`);
  await visitor.button('houses:booking.chooseDates').click();
  const dates = page.getByRole('dialog', { name: t('houses:filter.dates') });
  await expectAccessible(page, 'the dates of a house');
  await dates.locator('[data-day] button:enabled').last().click();
  await dates.getByRole('button', { name: t('houses:calendar.clear') }).click();
  const free = dates
    .getByRole('group')
    .getByRole('button', { disabled: false })
    .and(dates.locator(':not([aria-disabled=true])'));
  await free.first().click();
  await dates.getByRole('button', { name: t('houses:calendar.done'), exact: true }).click();
  const booking = page.getByRole('dialog', { name: t('houses:booking.label') });
  await expect(booking.getByText(t('houses:price.total'), { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await booking.getByRole('button', { name: t('houses:calendar.checkIn') }).click();
  await expect(dates).toBeVisible();
});
