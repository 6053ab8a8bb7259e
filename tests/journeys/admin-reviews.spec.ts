import type { AdminReview } from '#contract/admin/reviews.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const LIST = '/admin/reviews';

test('a review is found, corrected and answered, and the page of its house shows it @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  await page
    .getByRole('navigation', { name: t('admin:menu') })
    .getByRole('link', { name: t('admin:reviews'), exact: true })
    .click();
  await expect(jion.heading('admin-reviews:title')).toBeVisible();
  await page.getByLabel(t('admin-reviews:filter.label')).selectOption('private_comment');
  await page.waitForURL(/filter=private_comment/);
  await page.getByRole('searchbox', { name: t('admin-reviews:search') }).fill('two suitcases');
  await page.waitForURL(/search=two/);
  await expect(page.getByText(t('admin-reviews:count', { count: 1 }), { exact: true })).toBeVisible();
  await expectAccessible(page, 'the reviews');
  await page.getByRole('row').getByRole('link').click();
  await page.waitForURL(/\/admin\/reviews\/[\da-f-]{36}$/);
  await expect(page.getByText('The stairs were hard with two suitcases', { exact: false })).toBeVisible();

  const comment = page.getByLabel(t('admin-reviews:form.comment'));
  const inLanguage = async (which: 'ko' | 'en') => {
    const choice = page.getByRole('radio', { name: t(`admin:bilingual.${which}`), exact: false });
    // On a phone one language is shown at a time.
    if (await page.locator('label', { has: choice }).isVisible()) await choice.check({ force: true });
    return page.locator(`fieldset[lang=${which}]`).getByLabel(t('admin-reviews:form.answer'));
  };
  await test.step('what was typed stays over a refusal and a reload', async () => {
    await comment.fill('I already miss the afternoon light.');
    await (await inLanguage('en')).fill('Come back soon!');
    await jion.button('admin-reviews:form.save').click();
    await expect(page.getByText(t('errors:korean_required'))).toBeVisible();
    await expectAccessible(page, 'a review whose answer has no Korean');
    await page.reload();
    await expect(page.getByText(t('admin-reviews:form.restored'))).toBeVisible();
    await expect(comment).toHaveValue('I already miss the afternoon light.');
    await (await inLanguage('ko')).fill('또 오세요!');
    await jion.button('admin-reviews:form.save').click();
    await expect(page.getByText(t('admin-reviews:form.saved'), { exact: true })).toBeVisible();
  });
  const original = page.getByRole('region', { name: t('admin-reviews:original.title') });
  await expect(original).toContainText('The desk by the window got me');
  await expect(page.getByText(t('admin-reviews:state.answered'), { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: t('admin-reviews:trail') })
      .getByText(t('admin-audit-log:action.review-changed')),
  ).toBeVisible();
  await page.getByRole('link', { name: t('admin-reviews:house') }).click();
  await page.waitForURL(/\/detail\?id=/);
  const words = language === 'ko' ? '또 오세요!' : 'Come back soon!';
  await page.getByText('I already miss the afternoon light.', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.locator('blockquote', { hasText: words })).toContainText(t('houses:reviews.answer'));
});

test('two write at once, and a review is hidden, shown and deleted for good', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4(04|12)/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  const [found] = await call<AdminReview[]>('GET', '/v1/admin/reviews?search=Four months with that tree');
  await jion.opens(`${LIST}/${found!.id}`);
  const comment = page.getByLabel(t('admin-reviews:form.comment'));
  await comment.fill('Mine');
  const path = `/v1/admin/reviews/${found!.id}`;
  const body = { published: true, answer: null, comment: 'Theirs' };
  await call('PUT', path, body, { 'if-match': `"${found!.version}"` });
  await jion.button('admin-reviews:form.save').click();
  const both = page.getByRole('alert', { name: t('admin:conflict.title') });
  await expect(both).toContainText('Theirs');
  await expect(both).toContainText('Mine');
  await expectAccessible(page, 'a review that two have changed');
  await expect(comment).toHaveValue('Mine');
  await jion.button('admin:conflict.keepMine').click();
  await expect(page.getByText(t('admin-reviews:form.saved'), { exact: true })).toBeVisible();
  expect((await call<AdminReview>('GET', path)).comment).toBe('Mine');

  await jion.button('admin-reviews:hide.action').click();
  await expect(page.getByText(t('admin-reviews:hide.done'))).toBeVisible();
  await expect(page.getByText(t('admin-reviews:state.hidden'), { exact: true }).first()).toBeVisible();
  await jion.button('admin-reviews:show.action').click();
  await expect(page.getByText(t('admin-reviews:show.done'))).toBeVisible();
  await jion.button('admin-reviews:remove.action').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(t('admin-reviews:remove.text'));
  await jion.button('admin-reviews:remove.cancel').last().click();
  await expect(asked).toHaveCount(0);
  await jion.button('admin-reviews:remove.action').click();
  await asked.getByRole('button', { name: t('admin-reviews:remove.confirm') }).click();
  await page.waitForURL(/\/admin\/reviews$/);
  await expect(page.getByText(t('admin-reviews:remove.done'))).toBeVisible();
  await jion.opens(`${LIST}/${found!.id}`);
  await expect(page.getByText(t('admin-reviews:notFound'))).toBeVisible();
});

test('nothing of the reviews scrolls sideways @desktop', async ({ page, host, language, t }) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(LIST);
  const path = (await page.getByRole('row').getByRole('link').first().getAttribute('href'))!;
  for (const place of [LIST, path])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await jion.opens(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${place} at ${width} px`,
      ).toBe(0);
      await expectAccessible(page, `${place} at ${width} px`);
    }
  await jion.opens(`${LIST}?search=nobody wrote this`);
  await expect(page.getByText(t('admin-reviews:empty.filtered'))).toBeVisible();
  await jion.button('admin-reviews:filter.clear').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
