import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-11-20', checkOut: '2027-12-25', guests: 1 };

test('of two people who want the same house for the same dates, one gets it and the other is told @core', async ({
  host,
  language,
  t,
  browserOn,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 409/);
  const house = await freeHouse(host, stay);
  const rivals = await Promise.all(
    [1, 2].map(async () => {
      const self = await member(host, language);
      const rival = new Person(await (await browserOn(host)).newPage(), host, language);
      await rival.startsLoggedIn(self);
      await rival.opens(bookPath(house, stay));
      await rival.fillsContact(
        rival.page.getByRole('group', { name: t('booking:people.you'), exact: true }),
        self,
      );
      return rival;
    }),
  );
  await Promise.all(rivals.map((rival) => rival.agreesAndSends()));
  const ends = await Promise.all(
    rivals.map(async ({ page }) => {
      const told = page.getByRole('alert').filter({ hasText: t('errors:dates_taken') });
      const held = page.getByRole('heading', { name: t('flow:title'), exact: true });
      await expect(told.or(held).first()).toBeVisible();
      return (await told.isVisible()) ? 'told' : 'held';
    }),
  );
  expect(ends.toSorted()).toEqual(['held', 'told']);
  // Whoever was slower keeps what was typed, and a way on.
  const { page } = rivals[ends.indexOf('told')]!;
  await expect(page.getByLabel(t('auth:contact.lastName'), { exact: true })).toHaveValue('Phạm');
  await page.getByRole('link', { name: t('booking:toCalendar') }).click();
  await expect(page).toHaveURL(/\/detail\?/);
});
