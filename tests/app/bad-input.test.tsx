import { screen, startScreen, waitFor, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booking } from '#contract/rules/policy.ts';
import type { HouseCard } from '#contract/houses.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

const scripts = 'Ngọc 민준 さくら Ἀθηνᾶ Мария سارة สมชาย 𠮷野 Zoë O’Brien-ñ ';
const longName = scripts.repeat(10).slice(0, 300).trim().padEnd(300, 'x');
const stay = { checkIn: '2027-05-10', checkOut: '2027-06-14' };

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
beforeAll(async () => {
  host = await startTestHost();
  wire = wireTo(host);
});
afterAll(async () => {
  wire.close();
  await host.close();
});

async function freeHouse(guests = 1): Promise<HouseCard> {
  const query = new URLSearchParams({ ...stay, guests: String(guests), sort: 'price-low' });
  const { data } = await host.call<HouseCard[]>('GET', `/v1/houses?${query}`);
  return data[0]!;
}

function bookPath(house: Pick<HouseCard, 'id'>, changes: Record<string, string> = {}): string {
  const query = { houseId: house.id, ...stay, guests: '1', beddingSets: '0', ...changes };
  return `/book?${new URLSearchParams(query)}`;
}

async function alertSays(text: string): Promise<void> {
  const found = await screen.findAllByText((_, element) => element?.textContent?.includes(text) ?? false);
  expect(
    found.some((element) => element.closest('[role=alert]')),
    text,
  ).toBe(true);
}

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  let visitor: Screen;
  const t: Screen['t'] = (...key) => visitor.t(...key);
  const press = async (name: string) =>
    visitor.user.click(await screen.findByRole('button', { name, hidden: true }));
  const you = () => screen.findByRole('group', { name: t('booking:people.you') });
  const firstNameOf = async (group: Promise<HTMLElement>) =>
    within(await group).getByLabelText<HTMLInputElement>(t('auth:contact.firstName'));
  beforeAll(async () => {
    visitor = await startScreen(host, language);
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  describe('links that cannot be meant', () => {
    test.each([
      ['dates in the past', 'checkIn=2026-02-01&checkOut=2026-03-20', 'dates_past'],
      ['reversed dates', 'checkIn=2027-06-20&checkOut=2027-05-01', 'dates_reversed'],
      ['dates too far ahead', 'checkIn=2029-01-01&checkOut=2029-03-01', 'dates_too_far'],
      ['a stay of more than a year', 'checkIn=2027-06-01&checkOut=2028-08-01', 'stay_too_long'],
      ['dates that are none', 'checkIn=2027-02-30&checkOut=soon', 'dates_invalid'],
      ['only one of the two dates', 'checkIn=2027-06-01', 'dates_required'],
    ])('%s: said in words, and houses all the same', async (_, query, code) => {
      await visitor.opens(`/houses?${query}`);
      await alertSays(t(`errors:${code}`, { windowDays: booking.windowDays, maxNights: booking.maxNights }));
      expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
    });

    test('a house that does not exist', async () => {
      await visitor.opens('/detail?id=castle');
      await screen.findByText(t('houses:noHouse.text'));
    });

    test('an invented signing link leads nowhere, and says so', async () => {
      await visitor.opens('/sign?token=invented');
      await screen.findByText(t('sign:refusedText'));
      expect(screen.queryByRole('button', { name: t('sign:form.submit') })).toBeNull();
      await visitor.opens('/sign');
      await alertSays(t('errors:token_invalid'));
    });
  });

  describe('a request for a stay', () => {
    beforeEach(() => visitor.signsUp());

    test('of a house that does not exist', async () => {
      await visitor.opens(bookPath({ id: 'castle' }));
      await alertSays(t('booking:noHome'));
    });

    test('with more bedding than the house takes', async () => {
      const house = await freeHouse();
      await visitor.opens(bookPath(house, { beddingSets: '99' }));
      const says = t('errors:bedding_over_cap', { maxGuests: house.maxGuests });
      expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    });

    test.each([
      ['guests', 'abc', 'guests_invalid'],
      ['guests', '-3', 'guests_invalid'],
      ['guests', '2.5', 'guests_invalid'],
      ['beddingSets', 'some', 'bedding_invalid'],
    ])('with %s=%s leads to the house, which says it too', async (what, value, code) => {
      await visitor.opens(bookPath(await freeHouse(), { [what]: value }));
      await alertSays(t(`errors:${code}`));
      await visitor.user.click(screen.getByRole('link', { name: t('booking:toHome') }));
      await screen.findByRole('heading', { name: t('houses:parts.about') });
      expect((await screen.findAllByText(t(`errors:${code}`))).length).toBeGreaterThan(0);
    });

    test('says which coupon does not hold, and leaves it to be mended', async () => {
      // The label goes on: that it is optional.
      const field = new RegExp(`^${t('booking:coupon.label')}`);
      await visitor.opens(bookPath(await freeHouse()));
      for (const [code, says] of [
        ['NOSUCHCOUPON', t('errors:coupon_unknown')],
        ['LASTONE', t('part-errors:coupon_used_up')],
        ['SEMESTER5', t('part-errors:coupon_stay_short', { coupon: 'SEMESTER5', minNights: 90 })],
      ] as const) {
        await visitor.type(field, code);
        await press(t('booking:coupon.apply'));
        await screen.findByText(says);
        const coupon = screen.getByLabelText(field);
        expect(coupon).toHaveProperty('value', code);
        expect(document.activeElement).toBe(coupon);
      }
    });

    test('never goes out without the discount of a coupon that was typed and not applied', async () => {
      await visitor.opens(bookPath(await freeHouse()));
      const field = new RegExp(`^${t('booking:coupon.label')}`);
      await visitor.type(field, 'welcome50');
      for (const box of screen.getAllByRole('checkbox', { hidden: true })) await visitor.user.click(box);
      await press(t('booking:submit'));
      await alertSays(t('errors:coupon_not_applied'));
      expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
      await press(t('booking:coupon.apply'));
      await screen.findByRole('button', { name: t('booking:coupon.remove') });
      expect(screen.queryByText(t('errors:coupon_not_applied'))).toBeNull();
    });

    test('has its coupon and its way to pay again after a look at other dates', async () => {
      const house = await freeHouse();
      const field = new RegExp(`^${t('booking:coupon.label')}`);
      const chosen = () =>
        screen.findByRole('radio', { name: new RegExp(`^${t('booking:method.name.international-card')}`) });
      await visitor.opens(bookPath(house));
      await visitor.type(field, 'welcome50');
      await press(t('booking:coupon.apply'));
      await screen.findByRole('button', { name: t('booking:coupon.remove') });
      await visitor.user.click(await chosen());
      await visitor.user.click(screen.getByRole('link', { name: t('booking:stay.change') }));
      await screen.findByRole('heading', { name: t('houses:parts.about') });
      expect(location.search).not.toMatch(/coupon|method/i);

      // As the same dates, and as others.
      const [request] = await screen.findAllByRole('button', { name: t('houses:booking.request') });
      await visitor.user.click(request!);
      for (const again of [
        async () => {},
        () => visitor.opens(bookPath(house, { checkOut: '2027-06-15' })),
      ]) {
        await again();
        await screen.findByRole('heading', { name: t('booking:title') });
        expect(await chosen()).toHaveProperty('checked', true);
        await screen.findByRole('button', { name: t('booking:coupon.remove') });
        await waitFor(() => expect(location.search).toContain('method=international-card'));
      }

      await press(t('booking:coupon.remove'));
      await screen.findByLabelText(field);
      await visitor.opens(bookPath(house));
      expect(await screen.findByLabelText(field)).toHaveProperty('value', '');
    });

    test('applies a coupon that was for longer stays once the stay is longer', async () => {
      const house = await freeHouse();
      const field = new RegExp(`^${t('booking:coupon.label')}`);
      await visitor.opens(bookPath(house));
      await visitor.type(field, 'semester5');
      await press(t('booking:coupon.apply'));
      await screen.findByText(t('part-errors:coupon_stay_short', { coupon: 'SEMESTER5', minNights: 90 }));
      await visitor.opens(bookPath(house, { checkOut: '2027-08-20' }));
      await screen.findByRole('button', { name: t('booking:coupon.remove') });
    });

    test('wants both consents, and keeps three hundred letters of any script over a reload', async () => {
      const path = bookPath(await freeHouse());
      await visitor.opens(path);
      const name = await firstNameOf(you());
      await visitor.user.clear(name);
      await visitor.user.click(name);
      await visitor.user.paste(longName);
      await press(t('booking:submit'));
      for (const consent of ['terms', 'cancellation'])
        await alertSays(`${t(`booking:consent.${consent}`)}: ${t('errors:consent_required')}`);
      await visitor.opens(path);
      expect((await firstNameOf(you())).value).toBe(longName);
    });

    test('with a phone number that cannot be called: the host says so at its field, and it stays', async () => {
      await visitor.opens(bookPath(await freeHouse()));
      const phone = within(await you()).getByLabelText<HTMLInputElement>(t('auth:contact.phone'));
      await visitor.user.clear(phone);
      await visitor.user.type(phone, '91234567012');
      for (const consent of ['terms', 'cancellation'])
        await visitor.user.click(
          screen.getByRole('checkbox', {
            name: (said) => said.startsWith(t(`booking:consent.${consent}`)),
            hidden: true,
          }),
        );
      await press(t('booking:submit'));
      await alertSays(t('errors:phone_invalid'));
      expect(phone.value).toBe('91234567012');
      expect(phone.getAttribute('aria-invalid')).toBe('true');
      await visitor.user.type(phone, '{Backspace}{Backspace}');
      expect(phone.getAttribute('aria-invalid')).not.toBe('true');
    });

    test('has a person again who was typed in before fewer guests were wished for a moment', async () => {
      await visitor.opens(bookPath(await freeHouse(2), { guests: '2' }));
      const second = () => screen.findByRole('group', { name: t('booking:people.nth', { number: 2 }) });
      await visitor.user.type(await firstNameOf(second()), 'Mai');
      await press(t('booking:stay.fewerGuests'));
      expect(screen.queryByRole('group', { name: t('booking:people.nth', { number: 2 }) })).toBeNull();
      await visitor.user.type(await firstNameOf(you()), 'a');
      await press(t('booking:stay.moreGuests'));
      expect((await firstNameOf(second())).value).toBe('Mai');
    });
  });

  test('a stored number that cannot be called holds up no other change of the profile, and can be mended', async () => {
    const { email } = await visitor.signsUp();
    const { db } = host.ctx;
    await db.updateTable('accounts').set({ phone: '91234567012' }).where('email', '=', email).execute();
    const stored = () =>
      db.selectFrom('accounts').select(['last_name', 'phone']).where('email', '=', email).executeTakeFirst();
    await visitor.opens('/mypage/profile');
    const phone = await screen.findByLabelText<HTMLInputElement>(t('auth:contact.phone'));
    const looksWrong = () => screen.queryByText(t('settings:you.phoneLooksWrong'));
    expect(phone.getAttribute('aria-describedby')).toBe(looksWrong()?.id);
    expect(phone.getAttribute('aria-invalid')).not.toBe('true');
    await visitor.type(t('auth:contact.lastName'), 'Trần');
    await press(t('settings:you.save'));
    await waitFor(async () => expect(await stored()).toEqual({ last_name: 'Trần', phone: '91234567012' }));

    await visitor.type(t('auth:contact.phone'), '91234567013');
    expect(looksWrong()).toBeNull();
    await press(t('settings:you.save'));
    await alertSays(t('errors:phone_invalid'));
    expect(phone).toHaveProperty('value', '91234567013');
    await visitor.type(t('auth:contact.phone'), '912345670');
    await press(t('settings:you.save'));
    await waitFor(async () => expect((await stored())?.phone).toBe('912345670'));
    await waitFor(() => expect(looksWrong()).toBeNull());
  });

  test('a sign-up with mistakes says each one, and keeps what was typed', async () => {
    await visitor.opens('/auth/signup');
    await visitor.type(t('auth:contact.firstName'), longName);
    await visitor.type(t('auth:contact.email'), 'not an address');
    await visitor.type(t('auth:contact.phone'), '12-34');
    await visitor.type(t('auth:password.label'), 'alllowercase');
    await visitor.type(t('auth:password.again'), 'different');
    await press(t('auth:signup.submit'));
    for (const code of [
      'name_required',
      'email_invalid',
      'phone_invalid',
      'password_rule',
      'birth_date_invalid',
      'terms_required',
    ])
      await alertSays(t(`errors:${code}`));
    await visitor.opens('/auth/signup');
    const kept = await screen.findByLabelText<HTMLInputElement>(t('auth:contact.firstName'));
    expect(kept.value).toBe(longName);
  });
});
