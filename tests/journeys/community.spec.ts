import type { AdminBoard } from '#contract/admin/boards.ts';
import type { EventSeat } from '#contract/events.ts';
import { consentAge } from '#contract/rules/people/consent-age.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { demoMember, Person, somebody } from '#tests/kit/people.ts';

test('a visitor joins, waits second in line, moves up as others leave, and gives the seat up @core', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  const boss = await through(host, demoMember('admin'));
  const [marco, linh] = [await through(host, demoMember('marco')), await through(host, demoMember('linh'))];
  const inDays = (days: number) => new Date(Date.parse(host.now()) + days * 86_400_000).toISOString();
  const title = { ko: '작은 찻자리', en: 'A small tea table' };
  const { id } = await boss<AdminBoard>('POST', '/v1/admin/boards', {
    boardType: 'EVENT',
    title,
    summary: { ko: '한 자리', en: 'One seat' },
    body: { ko: '<p>차</p>', en: '<p>Tea</p>' },
    event: { startsAt: inDays(20), place: { ko: '라운지', en: 'Lounge' }, capacity: 1 },
    publishedAt: inDays(-1),
  });
  for (const member of [marco, linh]) await member<EventSeat>('PUT', `/v1/boards/${id}/seat`);

  const context = await browserOn(host);
  const page = await context.newPage();
  const thao = new Person(page, host, language);
  const status = page.getByRole('region', { name: t('seats:title') }).getByRole('status');
  await thao.opens(`/community/${id}`);
  await expect(status).toHaveText(t('seats:full'));

  await test.step('the visitor signs up on the way, and stays on the page', async () => {
    await thao.button('seats:join').click();
    const prompt = page.getByRole('dialog', { name: t('join:event.title') });
    await expect(prompt).toContainText(title[language]);
    const who = somebody();
    const { firstName, lastName, email } = who;
    await thao.fillsContact(prompt, { firstName, lastName, email });
    await prompt.getByLabel(t('auth:password.label'), { exact: true }).fill(who.password);
    for (const consent of ['auth:signup.terms', 'auth:signup.privacy'])
      await prompt.getByRole('checkbox', { name: t(consent) }).check();
    await prompt.getByRole('checkbox', { name: t('join:age', { age: consentAge }) }).check();
    await thao.button('join:event.submit').click();
    await expect(prompt).toBeHidden();
    await expect(status).toHaveText(t('seats:waiting', { place: 2 }));
    await expect(thao.button('seats:leaveList')).toBeVisible();
  });

  await marco('DELETE', `/v1/boards/${id}/seat`);
  await page.reload();
  await expect(status).toHaveText(t('seats:waiting', { place: 1 }));
  await linh('DELETE', `/v1/boards/${id}/seat`);
  await page.reload();
  await expect(status).toHaveText(t('seats:seat'));
  await expectAccessible(page, 'an event with a seat');
  const calendar = await page.getByRole('link', { name: t('seats:calendar') }).getAttribute('href');
  const file = await page.request.get(calendar!);
  expect(file.headers()['content-type']).toContain('text/calendar');
  await shellPrecached(page);
  await page.reload();
  await expect(status).toHaveText(t('seats:seat'));

  await test.step('without a network the seat is there, and cannot be given up', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR/);
    await context.setOffline(true);
    await page.reload();
    await expect(status).toHaveText(t('seats:seat'));
    await expect(page.getByText(t('seats:needsNetwork'))).toBeVisible();
    await expect(thao.button('seats:leave')).toHaveAttribute('aria-disabled', 'true');
    await context.setOffline(false);
    await expect(page.getByText(t('seats:needsNetwork'))).toBeHidden();
  });

  await thao.button('seats:leave').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('seats:leaving.confirm') })
    .click();
  await expect(status).toHaveText(t('seats:left', { count: 1 }));
  // The button is the same one, so that the focus did not fall.
  await expect(thao.button('seats:take')).toBeFocused();
  await thao.button('seats:take').click();
  await expect(status).toHaveText(t('seats:seat'));
});

test('questions are found by initials, and an answer has an address', async ({ page, host, language, t }) => {
  const visitor = new Person(page, host, language);
  await visitor.opens('/faq');
  const field = page.getByRole('searchbox', { name: t('faq:search') });
  await field.fill('ㅂㅈㄱ');
  await expect(page.getByText(t('faq:found', { count: 4 }))).toBeVisible();
  await expect(page.getByText('보증금', { exact: true }).and(page.locator('mark')).first()).toBeVisible();
  await expectAccessible(page, 'found questions');
  await field.fill('없는 말');
  await expect(page.getByText(t('faq:nothing', { typed: '없는 말' }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('faq:call') })).toBeVisible();

  await visitor.opens('/faq#q-when-do-i-get-my-deposit-back');
  const answer = page.locator('#q-when-do-i-get-my-deposit-back');
  await expect(answer).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer.getByRole('button', { name: t('faq-tools:link.copy') }).click();
  await expect(page.getByText(t('faq-tools:link.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
