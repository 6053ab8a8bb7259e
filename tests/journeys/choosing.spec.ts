import type { HouseCard } from '#contract/houses.ts';
import type { BrowserHost } from '#tests/kit/browser-host.ts';
import { storedText } from '#tests/kit/browser/stored.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { freeHouse, loggedIn, member, Person } from '#tests/kit/people.ts';

const stay = { checkIn: '2027-07-01', checkOut: '2027-08-05', guests: 1 };

test('hearts without a network reach the account, another device and, removed there, this one again @core', async ({
  page,
  context,
  host,
  language,
  t,
  browserOn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/);
  const self = await member(host, language);
  const visitor = new Person(page, host, language);
  await visitor.opens('/houses');
  const cards = page.getByRole('main').getByRole('article');
  const names = await cards.getByRole('heading').allTextContents();
  const [first, second] = [names[0]!, names[1]!];
  const heart = (name: string, on = page) => on.getByRole('button', { name: t('shortlist:heart', { name }) });
  await expect(heart(first)).toBeVisible();
  await shellPrecached(page);
  await context.setOffline(true);
  await heart(first).click();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);

  for (const name of [first, second]) {
    await page.getByRole('button', { name: t('shortlist:menu', { name }) }).click();
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: t('shortlist:compare.add', { name }) })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: t('shortlist:compare.button'), exact: true }).click();
  await page.waitForURL(/\/compare\?houses=/);
  const heads = page.getByRole('columnheader').filter({ hasText: t('compare:see') });
  await expect(heads).toHaveText([new RegExp(first), new RegExp(second)]);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: t('compare:row.deposit') })
      .getByRole('cell'),
  ).toHaveText([/₩/, /₩/]);
  // The dates of a list come along, with the price of that stay, and go on to the house.
  const dates = 'checkIn=2027-06-10&checkOut=2027-07-15';
  await page.goto(`${page.url()}&${dates}`);
  const line = (key: string) => page.getByRole('row').filter({ hasText: t(`compare:row.${key}`) });
  const answer = await page.request.get(`${host.url}/v1/houses?${dates}&pageSize=50`);
  const { data } = (await answer.json()) as { data: HouseCard[] };
  const free = new Set(data.map((house) => house.name[language]));
  await expect(line('stay').getByRole('cell')).toHaveText(
    [first, second].map((name) => t(free.has(name) ? 'compare:value.free' : 'compare:value.taken')),
  );
  await expect(line('total').getByRole('cell')).toHaveText([/₩/, /₩/]);
  await expect(heads.first().getByRole('link', { name: t('compare:see') })).toHaveAttribute(
    'href',
    /checkIn=2027-06-10&checkOut=2027-07-15/,
  );
  await visitor.button('compare:withoutDates').click();
  await expect(line('stay')).toHaveCount(0);
  await visitor.button('compare:chooseDates').click();
  const term = page.getByRole('dialog').getByRole('group').first().getByRole('button').first();
  await term.click();
  await expect(term).toHaveAttribute('aria-pressed', 'true');
  await visitor.button('houses:calendar.done').click();
  await page.waitForURL(/checkIn=/);
  await expect(line('total').getByRole('cell')).toHaveText([/₩/, /₩/]);
  await visitor.button('compare:withoutDates').click();
  await page.goto(`${page.url()},nowhere`);
  await expect(heads).toHaveCount(2);
  await expect(page.getByText(t('compare:missing'))).toBeVisible();
  await page.getByRole('link', { name: t('compare:remove', { name: first }) }).click();
  await expect(heads).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  await visitor.logsIn(self);
  await visitor.opens('/favourites');
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: t('shortlist:compare.add', { name: first }) })).toBeVisible();
  const elsewhere = await (await browserOn(host)).newPage();
  const there = new Person(elsewhere, host, language);
  await there.startsLoggedIn(self);
  await expect(async () => {
    await there.opens('/favourites');
    await expect(heart(first, elsewhere)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const told = elsewhere.waitForResponse((response) => response.request().method() === 'PUT');
  await heart(first, elsewhere).click();
  await told;

  await visitor.opens('/favourites');
  await expect(page.getByText(t('shortlist:favourites.empty'))).toBeVisible();
  await visitor.opens(`/detail?id=${(await freeHouse(host, stay)).id}`);
  await page
    .getByRole('button', {
      name: t('shortlist:heart', { name: (await page.getByRole('heading', { level: 1 }).textContent())! }),
    })
    .click();
  await visitor.opens('/mypage');
  expect(await page.evaluate(storedText)).toContain('favourites');
  await visitor.button('auth:account.logOut').click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('compared'))).toBeNull();
});

test('a visitor who waits for a house logs in, and is mailed when another gives the dates back', async ({
  page,
  host,
  language,
  t,
}, { project }) => {
  const house = await freeHouse(host, stay);
  const give = await hold(host, house, await member(host, language));
  const self = await member(host, language);
  const visitor = new Person(page, host, language);
  await visitor.opens(`/detail?id=${house.id}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  if (project.name.startsWith('phone')) await visitor.button('houses:booking.open').click();
  await visitor.button('shortlist:alerts.offer').click();
  await visitor.button('shortlist:alerts.logIn.confirm').click();
  await page.waitForURL(/\/auth\/login/);
  // The question that led here is on its way out, with a button of the same name.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await visitor.logsIn(self);
  await page.waitForURL(/\/detail\?/);
  await expect(page.getByText(t('shortlist:alerts.asked')).first()).toBeVisible();
  await visitor.opens('/mypage');
  await expect(visitor.heading('shortlist:alerts.title')).toBeVisible();
  await visitor.button('shortlist:alerts.withdraw').click();
  await visitor.button('shortlist:alerts.again').click();
  await expect(visitor.button('shortlist:alerts.withdraw')).toBeVisible();

  await give();
  const { link } = await visitor.mail(self.email, '/detail');
  const stop = (await visitor.mail(self.email, '/favourites')).link;
  await visitor.opens(link);
  expect(new URL(page.url()).searchParams.get('checkOut')).toBe(stay.checkOut);
  await visitor.opens(stop);
  await visitor.button('shortlist:alerts.stop.button').click();
  await expect(page.getByText(t('shortlist:alerts.stop.done'))).toBeVisible();
});

test('a link for somebody else opens in the language of who shared it, who keeps their own @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const { thao } = await loggedIn(page, host, language);
  await thao.opens('/houses');
  const house = await freeHouse(host, stay);
  await thao.opens(`/detail?id=${house.id}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&lng=ko`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.evaluate(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = data?.url ?? '';
      return Promise.resolve();
    };
  });
  await page.getByRole('button', { name: '공유', exact: true }).click();
  const shared = new URL((await page.locator('html').getAttribute('data-shared'))!);
  expect(Object.fromEntries(shared.searchParams)).toMatchObject({
    id: house.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    lng: 'ko',
  });
  await thao.opens('/houses');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(
    page.getByRole('button', { name: t('shortlist:menu', { name: '' }).trim() }).first(),
  ).toBeVisible();

  await thao.opens(`/houses?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  await page.evaluate(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = `${data?.title} ${data?.url}`;
      return Promise.resolve();
    };
  });
  await thao.button('shortlist:share.list').click();
  const list = await page.locator('html').getAttribute('data-shared');
  expect(list).toContain(t('houses:list.title'));
  expect(list).toContain(`/houses?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&lng=${language}`);
});

/**
 * Holds a house for a person through the API.
 * @returns a function that cancels the hold
 */
async function hold(
  host: BrowserHost,
  house: HouseCard,
  who: { email: string; password: string },
): Promise<() => Promise<void>> {
  const call = async <T>(method: string, path: string, body: object | null, token = ''): Promise<T> => {
    const response = await fetch(host.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  const { accessToken } = await call<{ accessToken: string }>('POST', '/v1/auth/log-in', {
    email: who.email,
    password: who.password,
  });
  const { id } = await call<{ id: string }>(
    'POST',
    '/v1/reservations?isInternational=false',
    {
      houseId: house.id,
      ...stay,
      beddingSets: 0,
      couponCode: null,
      occupants: [
        {
          firstName: 'Marco',
          lastName: 'Rossi',
          email: 'marco@guests.example',
          phoneCountry: '+39',
          phone: '3123456789',
        },
      ],
      paymentMethod: 'card',
      expectedTotal: house.stay!.total,
      consents: { terms: true, cancellation: true },
    },
    accessToken,
  );
  return async () => {
    await call('DELETE', `/v1/reservations/${id}/cancel?expectedRefund=0`, null, accessToken);
  };
}
