import { randomUUID } from 'node:crypto';
import { consentVersions } from '#contract/rules/policy.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, Person, somebody } from '#tests/kit/people.ts';

test.describe('from the search to a confirmed stay', () => {
  // On a phone the contract is signed first, with a finger; on a desktop it is paid first and signed by typing.
  test('sign up, book, sign, pay @everywhere @core', async ({
    page,
    host,
    browserOn,
    language,
    t,
    isMobile,
  }) => {
    test.setTimeout(180_000);
    const thao = new Person(page, host, language);
    const self = somebody();
    const friend = somebody({
      firstName: '민준',
      lastName: '이',
      email: `minjun-${randomUUID().slice(0, 8)}@people.example`,
      region: 'KR',
      phone: '1098765432',
    });

    await thao.searches({ checkIn: '2027-06-01', checkOut: '2027-07-06', guests: 2 });
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/detail\?/);
    await thao.wantsToBook();
    await thao.joins(self);

    const id = await thao.requests([self, friend], { bedding: 1, coupon: 'welcome50' });
    await thao.sees('requested', id);
    // Whoever signs by the link that was mailed to their address has confirmed it. The friend signs on a device of their own, before or after.
    const minjun = new Person(await (await browserOn(host)).newPage(), host, language);
    const sign = async () => {
      await minjun.signs(friend, isMobile ? 'drawn' : 'typed', 'waiting');
      await thao.signs(self, isMobile ? 'drawn' : 'typed');
      const signed = await thao.mail(self.email, '/sign');
      await minjun.opens(signed.link);
      await minjun.downloadsSigned();
    };
    if (isMobile) await sign();
    await thao.pays('pay', id);
    if (!isMobile) {
      await thao.sees('unsigned', id);
      await sign();
    }
    await thao.opens(`/mypage/${id}`);
    await thao.sees('confirmed', id);

    const house = (await page.getByRole('heading', { level: 1 }).textContent())!;
    const confirmation = () => thao.mail(self.email, `/mypage/${id}`);
    expect((await confirmation()).text).toContain(t('mail:stay-confirmed.body', { house }).split('\n')[0]);
    await expect.poll(async () => (await confirmation()).sentAt).not.toBeNull();
    const texts = await host.outbox('+84 912345670');
    expect(texts.filter((message) => message.channel === 'sms' && message.text.includes(id))).toHaveLength(1);

    await thao.opens('/mypage');
    await expect(page.getByText(t('mypage:status.confirmed'), { exact: true }).first()).toBeVisible();
    // Collection and use of personal data was agreed to by itself, in the version that was shown.
    const call = await through(host, self);
    const { consents } = await call<{ consents: object[] }>('GET', '/v1/users/me/export');
    for (const kind of ['terms', 'privacy'] as const)
      expect(consents).toContainEqual(expect.objectContaining({ kind, version: consentVersions[kind] }));
  });
});

test.describe('with the phone in America', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('days are days in Seoul, from the search to the stay @desktop', async ({
    page,
    host,
    language,
    t,
  }) => {
    test.setTimeout(120_000);
    const thao = new Person(page, host, language);
    const self = somebody();
    const stay = { checkIn: '2027-07-20', checkOut: '2027-08-24', guests: 1 };
    // It is still the fourth there; in Seoul it is the fifth, and nobody can arrive on the fourth.
    await thao.opens('/houses?checkIn=2027-03-04&checkOut=2027-04-10');
    await expect(page.getByText(t('errors:dates_past'))).toBeVisible();

    await thao.searches(stay);
    expect(new URL(page.url()).searchParams.get('checkIn')).toBe(stay.checkIn);
    const house = await freeHouse(host, stay);
    await thao.signsUp(self);
    await thao.confirmsAddress(self);
    await thao.opens(bookPath(house, stay));
    const id = await thao.requests([self]);
    await thao.signs(self, 'typed');
    await thao.pays('pay', id);
    await thao.sees('confirmed', id);
    for (const day of [stay.checkIn, stay.checkOut])
      await expect(page.getByText(longDate(day, language)).first()).toBeVisible();
    const { text } = await thao.mail(self.email, `/mypage/${id}`);
    expect(text).toContain(longDate(stay.checkIn, language).replace(/^\w+, /, ''));
  });
});
