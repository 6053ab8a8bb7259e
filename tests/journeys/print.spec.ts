import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { freeHouse, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-06-10', checkOut: '2027-07-15', guests: 1 };
/** A4 in CSS pixels. */
const paper = { width: 794, height: 1123 };

test('on paper a home keeps its price, and what cannot be pressed there is left out @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const visitor = new Person(page, host, language);
  const house = await freeHouse(host, stay);
  await page.setViewportSize(paper);
  await visitor.opens(`/detail?id=${house.id}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  const bar = page.getByRole('region', { name: t('houses:booking.label') });
  await expect(bar.getByText('₩').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar.getByText('₩').first()).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('common:skip') })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const shown = await bar.evaluate((element) => getComputedStyle(element).position);
  expect(shown).toBe('static');
});
