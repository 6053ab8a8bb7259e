import type { AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { FaqGroup } from '#contract/faqs.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const LIST = '/admin/faq';

test('a group and a question are written in both languages, and visitors read them @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4(00|09)/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  await page
    .getByRole('navigation', { name: t('admin:menu') })
    .getByRole('link', { name: t('admin:faq'), exact: true })
    .click();
  await expect(jion.heading('admin-faq:title')).toBeVisible();
  const form = page.getByRole('form');
  const field = async (label: 'group.title' | 'faq.question' | 'faq.answer', which: 'ko' | 'en') => {
    await form.waitFor();
    const choice = page.getByRole('radio', { name: t(`admin:bilingual.${which}`), exact: false });
    // On a phone one language is shown at a time.
    if (await form.locator('label', { has: choice }).isVisible()) await choice.check({ force: true });
    return form.locator(`fieldset[lang=${which}]`).getByLabel(t(`admin-faq:${label}`));
  };
  await jion.button('admin-faq:group.add').click();
  await (await field('group.title', 'en')).fill('Moving in');
  await jion.button('admin-faq:form.save').click();
  await expect(page.getByText(t('errors:korean_required'))).toBeVisible();
  await expectAccessible(page, 'a group without Korean');
  await (await field('group.title', 'ko')).fill('입주');
  await jion.button('admin-faq:form.save').click();
  const name = language === 'ko' ? '입주' : 'Moving in';
  const group = page.getByRole('region', { name, exact: true });
  await expect(group).toBeVisible();

  await test.step('what was typed stays while another form is open, and over a reload', async () => {
    await group.getByRole('button', { name: t('admin-faq:faq.add') }).click();
    await (await field('faq.question', 'ko')).fill('열쇠가 있나요?');
    await (await field('faq.question', 'en')).fill('Is there a key?');
    await page
      .getByRole('button', { name: t('admin-faq:group.edit') })
      .first()
      .click();
    await page.reload();
    await group.getByRole('button', { name: t('admin-faq:faq.add') }).click();
    await expect(page.getByText(t('admin-faq:form.restored'))).toBeVisible();
    await expect(await field('faq.question', 'ko')).toHaveValue('열쇠가 있나요?');
    await (await field('faq.answer', 'ko')).fill('아니요, 현관 비밀번호로 열어요.');
    await expectAccessible(page, 'a question that is written');
    await jion.button('admin-faq:form.save').click();
    await expect(group.getByRole('link', { name: '/faq#q-is-there-a-key' })).toBeVisible();
    await expect(group.getByText(t('admin-faq:noEnglish'))).toBeVisible();
  });
  const visitor = new Person(await (await browserOn(host)).newPage(), host, language);
  await visitor.opens('/faq#q-is-there-a-key');
  await expect(visitor.page.getByText('아니요, 현관 비밀번호로 열어요.')).toBeVisible();
  const asked = visitor.page.locator('#q-is-there-a-key');
  await asked.getByRole('button', { name: t('faq-tools:helped.yes'), exact: true }).click();
  await expect(asked.getByText(t('faq-tools:helped.thanks'))).toBeVisible();
  await page.reload();
  await expect(group.getByText(t('admin-faq:votes', { helped: 1, unhelped: 0 }))).toBeVisible();

  await test.step('a group with a question in it says what goes with it', async () => {
    const call = await through(host, demoMember('admin'));
    const here = (await call<AdminFaqGroup[]>('GET', '/v1/admin/faq-groups')).at(-1)!;
    await group.getByRole('button', { name: t('admin-faq:group.edit') }).click();
    await jion.button('admin-faq:group.delete').click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(t('admin-faq:group.deleteText', { count: 1 }));
    const words = { question: { ko: '둘째', en: '' }, answer: { ko: '네', en: '' } };
    await call('POST', `/v1/admin/faq-groups/${here.id}/faqs`, words);
    await asked.getByRole('button', { name: t('admin-faq:delete.confirm') }).click();
    await expect(page.getByText(t('admin-errors:faq_group_not_empty', { count: 2 }))).toBeVisible();
    await expect(group.getByText('둘째', { exact: true })).toBeVisible();
    await group.getByRole('button', { name: t('admin-faq:group.edit') }).click();
    await jion.button('admin-faq:group.delete').click();
    await asked.getByRole('button', { name: t('admin-faq:delete.confirm') }).click();
    await expect(page.getByText(t('admin-faq:delete.done'), { exact: true })).toBeVisible();
    await expect(group).toHaveCount(0);
  });
});

test('the order is changed by keys alone, and by dragging @both', async ({
  ownHost: host,
  browserOn,
  language,
  t,
}) => {
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  const [group] = await call<AdminFaqGroup[]>('GET', '/v1/admin/faq-groups');
  const slugs = group!.faqs.map(({ slug }) => slug);
  const inPublic = async () =>
    (await call<FaqGroup[]>('GET', '/v1/faqs/groups'))[0]!.faqs.map(({ id }) => id);
  await jion.opens(LIST);
  const handle = (index: number) =>
    page.getByRole('button', {
      name: t('admin-faq:order.move', { name: group!.faqs[index]!.question[language] }),
      exact: true,
    });
  await handle(0).focus();
  await page.keyboard.press('Space');
  const { question } = group!.faqs[0]!;
  const said = (position: number) =>
    t('admin-faq:order.over', { name: question[language], position, total: slugs.length });
  const live = page.locator('[role=status][aria-live]');
  await page.keyboard.press('ArrowDown');
  await expect(live.filter({ hasText: said(2) })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect.poll(inPublic).toEqual([slugs[1], slugs[0], ...slugs.slice(2)]);
  await expect(handle(0)).toBeFocused();
  // Until the new order is loaded nothing is lifted.
  await expect(handle(0)).toHaveAttribute('aria-disabled', 'false');

  await test.step('Escape puts it back', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(live.filter({ hasText: said(1) })).toHaveCount(1);
    const calls: string[] = [];
    page.on('request', (request) => void (request.method() === 'PUT' && calls.push(request.url())));
    await page.keyboard.press('Escape');
    const cancelled = t('admin-faq:order.cancelled', { name: question[language] });
    await expect(live.filter({ hasText: cancelled })).toHaveCount(1);
    await page.reload();
    await expect(handle(0)).toBeVisible();
    expect(calls).toEqual([]);
    expect(await inPublic()).toEqual([slugs[1], slugs[0], ...slugs.slice(2)]);
  });
  await test.step('by dragging', async () => {
    await handle(1).scrollIntoViewIfNeeded();
    const [from, to] = [(await handle(0).boundingBox())!, (await handle(1).boundingBox())!];
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 10, { steps: 3 });
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 12 });
    // The item is over the place of the other one before it is let go.
    const over = t('admin-faq:order.over', { name: question[language], position: 1, total: slugs.length });
    await expect(live.filter({ hasText: over })).toHaveCount(1);
    await page.mouse.up();
    await expect.poll(inPublic).toEqual(slugs);
  });
});

test('nothing of the questions scrolls sideways, and two who write at once both are heard @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 412/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  const [group] = await call<AdminFaqGroup[]>('GET', '/v1/admin/faq-groups');
  const faq = group!.faqs[0]!;
  const edit = t('admin-faq:faq.editNamed', { name: faq.question[language] });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await jion.opens(LIST);
    await page.getByRole('button', { name: edit, exact: true }).click();
    await expect(page.getByRole('form')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${width} px`,
    ).toBe(0);
    await expectAccessible(page, `the questions at ${width} px`);
  }
  const path = `/v1/admin/faq-groups/${group!.id}/faqs/${faq.id}`;
  const answer = page.locator('fieldset[lang=ko]').getByLabel(t('admin-faq:faq.answer'));
  await answer.fill('Mine');
  await call('PUT', path, { answer: { ko: 'Theirs', en: '' } }, { 'if-match': `"${faq.version}"` });
  await jion.button('admin-faq:form.save').click();
  const both = page.getByRole('alert', { name: t('admin:conflict.title') });
  await expect(both).toContainText('Theirs');
  await expect(answer).toHaveValue('Mine');
  await jion.button('admin:conflict.keepMine').click();
  await expect(page.getByText(t('admin-faq:form.saved'), { exact: true })).toBeVisible();
  expect((await call<{ answer: { ko: string } }>('GET', path)).answer.ko).toBe('Mine');
});
