import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, freeHouse, Person } from '#tests/kit/people.ts';
import { textsOf } from '#tests/kit/texts.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-06-10', checkOut: '2027-10-08', guests: 1 };

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

test('the box of a booking has its button and the choice of dollars in view, however long it is @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const visitor = new Person(page, host, language);
  const house = await freeHouse(host, stay);
  const { checkIn, checkOut } = stay;
  await visitor.opens(`/detail?id=${house.id}&checkIn=${checkIn}&checkOut=${checkOut}&beddingSets=1`);
  const box = page.getByRole('complementary', { name: t('houses:booking.label') });
  await expect(box.getByText(t('houses:price.total'), { exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  const frame = (await box.boundingBox())!;
  for (const name of [t('houses:booking.request'), t('house-card:cost.show')]) {
    const button = (await box.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(button.y, name).toBeGreaterThan(frame.y);
    expect(button.y + button.height, name).toBeLessThan(frame.y + frame.height - 8);
  }
});

test('the price of a request opens as a sheet of its own, which Escape closes', async ({
  page,
  host,
  language,
  t,
}) => {
  const linh = new Person(page, host, language);
  await linh.startsLoggedIn(demoMember('linh'));
  const house = await freeHouse(host, stay);
  const { checkIn, checkOut } = stay;
  await linh.opens(`/book?houseId=${house.id}&checkIn=${checkIn}&checkOut=${checkOut}`);
  const name = t('booking:price.title');
  const opener = page.getByRole('region', { name }).getByRole('button');
  await opener.click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText(t('booking:price.total'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'the price of a request');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
