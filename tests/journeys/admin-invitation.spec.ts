import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, freeHouse, Person, somebody } from '#tests/kit/people.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-05-03', checkOut: '2027-06-14', guests: 1 };

test('whoever phones without an account finds the stay that is held for them', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of (400|410)/);
  const { id: house } = await freeHouse(host, stay);
  const who = somebody();
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(
    `/admin/reservations/new?${new URLSearchParams({ house, from: stay.checkIn, to: stay.checkOut })}`,
  );
  const invitee = page.getByRole('group', { name: t('admin-week:new.invitee') });
  const field = (name: string) => invitee.getByLabel(t(`admin-week:new.occupant.${name}`), { exact: true });

  await test.step('the administrator types name and contacts, and nothing that the person agrees to', async () => {
    await jion.button('admin-week:new.invite').click();
    await expect(field('firstName')).toBeFocused();
    await jion.button('admin-week:new.submit').click();
    await expect(
      page
        .getByRole('alert')
        .getByText(`${t('admin-week:new.invitee')}, `, { exact: false })
        .first(),
    ).toBeVisible();
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      await field(name).fill(who[name]);
    await field('phoneCountry').fill('+84');
    await page.reload();
    await expect(field('email'), 'nothing typed is lost').toHaveValue(who.email);
    await expect(
      page.getByRole('group', { name: t('admin-week:new.occupantOf', { number: 1 }) }),
    ).toBeVisible();
    await page
      .getByLabel(t('admin-week:new.inviteeLanguage'))
      .selectOption({ label: language === 'ko' ? '한국어' : 'English' });
    await expectAccessible(page, 'the booking of somebody who is invited');
    await jion.button('admin-week:new.submit').click();
    await expect(page.getByText(t('admin-reservations:people.invited'))).toBeVisible();
    await expectAccessible(page, 'the reservation of somebody who is invited');
    const invitations = async () =>
      (await host.outbox(who.email)).filter(({ links }) =>
        links.some((link) => new URL(link).pathname === '/auth/signup'),
      ).length;
    await expect.poll(invitations).toBe(1);
    await jion.button('admin-reservations:people.inviteAgain').click();
    await expect(
      page.getByText(t('admin-reservations:people.inviteSent', { email: who.email })).first(),
    ).toBeVisible();
    await expect.poll(invitations).toBe(2);
  });

  const phone = await (await browserOn(host)).newPage();
  const thao = new Person(phone, host, language);
  await test.step('the person chooses a password, agrees, and sees the reservation', async () => {
    await expect.poll(() => thao.mail(who.email, '/auth/signup').then(Boolean, () => false)).toBe(true);
    const { link } = await thao.mail(who.email, '/auth/signup');
    // On a device on which somebody else is logged in.
    await thao.startsLoggedIn(demoMember('linh'));
    await thao.opens(link);
    await expect(thao.heading('invitation:title')).toBeVisible();
    await expectAccessible(phone, 'an invitation');
    const submit = thao.button('invitation:submit', { count: 1 });
    await submit.click();
    await expect(phone.getByRole('alert').getByText(t('errors:terms_required'))).toBeVisible();
    await expect(phone.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue(who.firstName);
    await thao.fillsBirthDate();
    await thao.choosesPassword(who);
    await thao.agreesToTerms();
    await submit.click();
    await phone.waitForURL(/\/mypage\/[0-9a-f-]{36}$/);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await thao.opens(link);
    await expect(thao.heading('invitation:over'), 'it works once').toBeVisible();
    await expect(phone.getByText(t('errors:token_invalid'))).toBeVisible();
  });
  await page.reload();
  await expect(page.getByText(who.email).first()).toBeVisible();
  await expect(page.getByText(t('admin-reservations:people.invited'))).toHaveCount(0);
});
