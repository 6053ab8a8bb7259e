import { expect, test } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, loggedIn, member, Person, somebody } from '#tests/kit/people.ts';

const scripts = 'Ngọc 민준 さくら Ἀθηνᾶ Мария سارة สมชาย 𠮷野 Zoë O’Brien-ñ ';
const longName = scripts.repeat(10).slice(0, 300).trim().padEnd(300, 'x');

test.describe('links that cannot be meant', () => {
  for (const [what, query, code] of [
    ['dates in the past', 'checkIn=2027-02-01&checkOut=2027-03-20', 'dates_past'],
    ['reversed dates', 'checkIn=2027-06-20&checkOut=2027-05-01', 'dates_reversed'],
    ['dates too far ahead', 'checkIn=2029-01-01&checkOut=2029-03-01', 'dates_too_far'],
    ['a stay of more than a year', 'checkIn=2027-06-01&checkOut=2028-08-01', 'stay_too_long'],
    ['dates that are none', 'checkIn=2027-02-30&checkOut=soon', 'dates_invalid'],
    ['only one of the two dates', 'checkIn=2027-06-01', 'dates_required'],
  ] as const) {
    test(`${what}: said in words, and homes all the same`, async ({ page, host, language, t }) => {
      const visitor = new Person(page, host, language);
      await visitor.opens(`/houses?${query}`);
      await expect(page.getByRole('alert').filter({ hasText: t(`errors:${code}`) })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  }

  test('a stay too short, too many people, too much bedding: said where it is chosen', async ({
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

  test('a home that does not exist', async ({ page, host, language, tolerate }) => {
    tolerate(/status of 404/);
    const visitor = new Person(page, host, language);
    await visitor.opens('/detail?id=castle');
    await expect(page.getByText(visitor.t('houses:noHouse.text'))).toBeVisible();
  });
});

test('a request that the host refuses keeps everything that was typed', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4\d\d/);
  const { thao } = await loggedIn(page, host, language);
  const stay = { checkIn: '2027-12-01', checkOut: '2028-01-05', guests: 1 };
  const house = await freeHouse(host, stay);

  await thao.opens(bookPath({ ...house, id: 'castle' }, stay));
  await expect(page.getByRole('alert').getByText(t('booking:noHome'))).toBeVisible();

  await thao.opens(bookPath(house, stay, 99));
  await expect(
    page.getByText(t('errors:bedding_over_cap', { maxGuests: house.maxGuests })).first(),
  ).toBeVisible();
  for (const [what, code] of [
    ['guests=abc', 'guests_invalid'],
    ['guests=-3', 'guests_invalid'],
    ['guests=2.5', 'guests_invalid'],
    ['beddingSets=some', 'bedding_invalid'],
  ] as const) {
    await thao.opens(bookPath(house, stay).replace(new RegExp(`${what.split('=')[0]}=\\d`), what));
    await expect(page.getByRole('alert').getByText(t(`errors:${code}`))).toBeVisible();
    await page.getByRole('link', { name: t('booking:toHome'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('booking:title'));
    await expect(
      page
        .getByText(t(`errors:${code}`))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  }

  await thao.opens(bookPath(house, stay));
  const you = page.getByRole('group', { name: t('booking:people.you'), exact: true });
  await thao.fillsContact(you, { firstName: longName, lastName: longName });
  const coupon = page.getByLabel(t('booking:coupon.label'));
  for (const [code, says] of [
    ['NOSUCHCOUPON', 'coupon_unknown'],
    ['LASTONE', 'coupon_used_up'],
    ['SEMESTER5', 'coupon_not_valid'],
  ] as const) {
    await coupon.fill(code);
    await thao.button('booking:coupon.apply').click();
    await expect(page.getByText(t(`errors:${says}`))).toBeVisible();
    await expect(coupon).toHaveValue(code);
    await expect(coupon).toBeFocused();
  }
  await thao.button('booking:submit').click();
  for (const consent of ['terms', 'cancellation'])
    await expect(
      page
        .getByRole('alert')
        .getByText(`${t(`booking:consent.${consent}`)}: ${t('errors:consent_required')}`),
    ).toBeVisible();
  await page.reload();
  await expect(you.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue(longName);
  await expect(you.getByLabel(t('auth:contact.lastName'), { exact: true })).toHaveValue(longName);

  // Three hundred letters of any script are a name.
  await thao.opens(bookPath(house, stay));
  await thao.agreesAndSends();
  await page.waitForURL(/\/mypage\/[0-9a-f-]{36}/);
  await expect(page.getByText(longName.slice(0, 60)).first()).toBeVisible();
  const overflows = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflows, 'the page may not scroll sideways').toBe(false);
});

test('a changed request that cannot be says why, and keeps everyone who stays', async ({
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

test('whoever was typed in is there again after fewer guests were wished for a moment', async ({
  page,
  host,
  language,
  t,
}) => {
  const thao = new Person(page, host, language);
  await thao.logsIn(await member(host, language));
  const stay = { checkIn: '2027-12-01', checkOut: '2028-01-05', guests: 2 };
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const you = page.getByRole('group', { name: t('booking:people.you'), exact: true });
  const second = page.getByRole('group', { name: t('booking:people.nth', { number: 2 }), exact: true });
  await thao.fillsContact(second, { firstName: 'Mai' });
  await thao.button('booking:stay.fewerGuests').click();
  await expect(second).toHaveCount(0);
  await thao.fillsContact(you, { firstName: 'Linh' });
  await thao.button('booking:stay.moreGuests').click();
  await expect(second.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue('Mai');
});

test('a sign-up with mistakes says each one, and keeps what was typed', async ({
  page,
  host,
  language,
  t,
}) => {
  const thao = new Person(page, host, language);
  await thao.opens('/auth/signup');
  await thao.fillsContact(page.locator('form'), {
    firstName: longName,
    lastName: '',
    email: 'not an address',
    phone: '12-34',
  });
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill('alllowercase');
  await page.getByLabel(t('auth:password.again'), { exact: true }).fill('different');
  await thao.button('auth:signup.submit').click();
  const summary = page.getByRole('alert').filter({ hasText: t('auth:signup.failed') });
  for (const code of [
    'name_required',
    'email_invalid',
    'phone_invalid',
    'password_rule',
    'birth_date_invalid',
    'terms_required',
  ])
    await expect(summary.getByText(t(`errors:${code}`)), code).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue(longName);
});

test.describe('signing links', () => {
  test('an invented one leads nowhere, and says so', async ({ page, host, language, t, tolerate }) => {
    tolerate(/status of 4\d\d/);
    const stranger = new Person(page, host, language);
    await stranger.opens('/sign?token=invented');
    await expect(page.getByText(t('sign:refusedText'))).toBeVisible();
    await expect(stranger.button('sign:form.submit')).toHaveCount(0);
    await stranger.opens('/sign');
    await expect(page.getByRole('alert').getByText(t('errors:token_invalid'))).toBeVisible();
  });

  test('one that was used says what is signed; one that expired can be had anew', async ({
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

test('somebody else’s reservation is nobody’s', async ({ page, host, language, t, tolerate }) => {
  tolerate(/status of 404/);
  const { self, thao } = await loggedIn(page, host, language);
  await thao.opens('/mypage/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(t('mypage:stay.none')).first()).toBeVisible();
  expect(somebody().email).not.toBe(self.email);
});
