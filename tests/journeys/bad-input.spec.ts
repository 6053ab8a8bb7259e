import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, loggedIn, Person, somebody } from '#tests/kit/people.ts';

test.use(withoutWorker);

const scripts = 'Ngọc 민준 さくら Ἀθηνᾶ Мария سارة สมชาย 𠮷野 Zoë O’Brien-ñ ';
const longName = scripts.repeat(10).slice(0, 300).trim().padEnd(300, 'x');

test('a stay too short, too many people, too much bedding: said where it is chosen @both', async ({
  page,
  host,
  language,
  t,
}) => {
  const visitor = new Person(page, host, language);
  const stay = { checkIn: '2027-05-10', checkOut: '2027-06-14', guests: 1 };
  const house = await freeHouse(host, stay);
  const limits = { minNights: house.minNights, maxGuests: house.maxGuests };
  for (const [query, code] of [
    ['checkIn=2027-05-10&checkOut=2027-05-12', 'stay_too_short'],
    ['checkIn=2027-05-10&checkOut=2027-06-14&guests=99', 'guests_over_capacity'],
    ['checkIn=2027-05-10&checkOut=2027-06-14&guests=abc', 'guests_invalid'],
    ['checkIn=2027-05-10&checkOut=2027-06-14&guests=-3', 'guests_invalid'],
    ['checkIn=2027-05-10&checkOut=2027-06-14&guests=2.5', 'guests_invalid'],
    ['checkIn=2027-05-10&checkOut=2027-06-14&beddingSets=some', 'bedding_invalid'],
    ['checkIn=2027-05-10&checkOut=2027-06-14&beddingSets=99', 'bedding_over_cap'],
  ] as const) {
    await visitor.opens(`/detail?id=${house.id}&${query}`);
    const said = page.getByText(t(`errors:${code}`, limits)).filter({ visible: true });
    // On a phone at the foot of the page, and beside the field in the sheet.
    await expect(said).toHaveCount(1);
    const open = page.getByRole('button', { name: t('houses:booking.open'), exact: true });
    if (await open.isVisible()) await open.click();
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('complementary'))
        .getByText(t(`errors:${code}`, limits))
        .filter({ visible: true }),
    ).toBeVisible();
  }
});

test('three hundred letters of any script are a name, and no page becomes wider for it', async ({
  page,
  host,
  language,
  t,
}) => {
  const { thao } = await loggedIn(page, host, language);
  const stay = { checkIn: '2027-12-01', checkOut: '2028-01-05', guests: 1 };
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const you = page.getByRole('group', { name: t('booking:people.you'), exact: true });
  await thao.fillsContact(you, { firstName: longName, lastName: longName });
  await page.reload();
  await expect(you.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue(longName);
  await expect(you.getByLabel(t('auth:contact.lastName'), { exact: true })).toHaveValue(longName);
  await thao.agreesAndSends();
  await page.waitForURL(/\/book\/[0-9a-f-]{36}/);
  await thao.opens(page.url().replace('/book/', '/mypage/'));
  await expect(page.getByText(longName.slice(0, 60)).first()).toBeVisible();
  const overflows = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflows, 'the page may not scroll sideways').toBe(false);
});

test('a changed request that cannot be says why, and keeps everyone who stays @desktop', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4\d\d/);
  const { self, thao } = await loggedIn(page, host, language);
  const stay = { checkIn: '2027-12-01', checkOut: '2028-01-05', guests: 1 };
  const house = await freeHouse(host, stay);
  await thao.opens(bookPath(house, stay));
  const id = await thao.requests([{ ...self, firstName: longName }]);
  const you = page.getByRole('group', { name: t('booking:people.you'), exact: true });
  for (const [query, code] of [
    ['guests=abc', 'guests_invalid'],
    ['guests=999999999', 'guests_over_capacity'],
    ['beddingSets=2.5', 'bedding_invalid'],
    ['checkIn=soon', 'dates_invalid'],
  ] as const) {
    await thao.opens(`/mypage/${id}/change?${query}`);
    await expect(
      page.getByRole('alert').getByText(t(`errors:${code}`, { maxGuests: house.maxGuests })),
    ).toBeVisible();
    await expect(you.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue(longName);
  }
});

test.describe('signing links', () => {
  test('one that was used says what is signed; one that expired can be had anew @desktop', async ({
    ownHost,
    browserOn,
    timeOn,
    language,
    t,
    tolerate,
  }) => {
    test.setTimeout(150_000);
    tolerate(/status of 4\d\d/);
    const page = await (await browserOn(ownHost)).newPage();
    const { self, thao } = await loggedIn(page, ownHost, language);
    const stay = { checkIn: '2027-08-01', checkOut: '2027-09-05', guests: 1 };
    await thao.opens(bookPath(await freeHouse(ownHost, stay), stay));
    await thao.requests([self]);
    await thao.signs(self, 'typed');
    const { link } = await thao.mail(self.email, '/sign');
    await thao.opens(link);
    await expect(thao.heading('sign:done.already')).toBeVisible();
    await expect(thao.button('sign:form.submit')).toHaveCount(0);

    const later = { checkIn: '2027-10-01', checkOut: '2027-11-05', guests: 1 };
    await thao.opens(bookPath(await freeHouse(ownHost, later), later));
    await thao.requests([self]);
    const second = await thao.mail(self.email, '/sign');
    expect(second.link).not.toBe(link);
    await timeOn(ownHost, '2027-03-06T02:00:00Z');
    await ownHost.jobs();
    await thao.opens(second.link);
    await expect(thao.button('sign:form.submit')).toHaveCount(0);
    await expect(page.getByText(t('sign:holdOverText'))).toBeVisible();
  });
});

test('somebody else’s reservation is nobody’s @desktop', async ({ page, host, language, t, tolerate }) => {
  tolerate(/status of 404/);
  const { self, thao } = await loggedIn(page, host, language);
  await thao.opens('/mypage/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(t('mypage:reservation.none')).first()).toBeVisible();
  expect(somebody().email).not.toBe(self.email);
});
