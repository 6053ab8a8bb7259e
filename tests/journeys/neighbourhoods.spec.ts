import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import { shortName } from '#contract/seoul/short-names.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a visitor reads about a neighborhood, opens one of its homes, and finds the way back', async ({
  page,
  host,
  language,
  t,
}) => {
  const visitor = new Person(page, host, language);
  const place = t('common:location.sinchon');
  await visitor.opens('/houses?location=sinchon');
  await page.getByRole('link', { name: t('houses:list.about', { place }) }).click();
  await page.waitForURL(/\/neighbourhoods\/sinchon$/);
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  const answer = await page.request.get(`${host.url}/v1/neighbourhoods/sinchon`);
  const { data } = (await answer.json()) as { data: Neighbourhood };
  const main = page.getByRole('main');
  for (const { name, text } of data.streets) {
    await expect(main.getByRole('heading', { name: name[language], exact: true })).toBeVisible();
    await expect(main.getByText(text[language])).toBeVisible();
  }
  for (const topic of ['halal', 'vegan', 'market', 'night', 'noise'] as const)
    await expect(main.getByText(data[topic]![language])).toBeVisible();
  const [nearest] = data.commutes;
  await expect(
    main.getByText(shortName(nearest!.university, language), { exact: false }).first(),
  ).toBeVisible();
  const homes = main.getByRole('region', { name: t('neighbourhood:homes', { place }) }).getByRole('article');
  await expect(homes).toHaveCount(data.houses);
  await expectAccessible(page, 'a neighborhood');

  await homes.first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/detail\?id=/);
  const back = page.getByRole('link', { name: t('commute:about', { place }) });
  await page.locator('#place').scrollIntoViewIfNeeded();
  await back.click();
  await page.waitForURL(/\/neighbourhoods\/sinchon$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
});

test('an administrator rewrites a street, and takes the texts back from the public page @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  const place = t('common:location.itaewon');
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin/houses');
  await page.getByRole('link', { name: t('admin-houses:neighbourhoods'), exact: true }).click();
  await expect(jion.heading('admin-neighbourhoods:title')).toBeVisible();
  await expectAccessible(page, 'the list of neighborhoods');
  await page.getByRole('link', { name: place, exact: true }).click();
  await page.waitForURL(/\/admin\/neighbourhoods\/itaewon$/);
  const field = async (which: 'ko' | 'en') => {
    const streets = page.getByRole('region', { name: t('admin-neighbourhoods:section.streets') });
    const choice = page.getByRole('radio', { name: t(`admin:bilingual.${which}`), exact: false });
    const label = streets.locator('label', { has: choice });
    // On a phone one language is shown at a time.
    if (await label.isVisible()) await label.click();
    return streets
      .locator(`fieldset[lang=${which}]`)
      .getByLabel(t('admin-neighbourhoods:field.streetText', { number: 1 }));
  };
  const save = jion.button('admin-neighbourhoods:form.save');
  await (await field('ko')).fill('');
  await save.click();
  await expect(page.getByText(t('errors:korean_required'))).toBeVisible();
  await expectAccessible(page, 'a street without Korean');
  const words = { ko: '언덕 아래로 곧게 뻗은 큰길이에요.', en: 'The straight main street below the hill.' };
  await (await field('ko')).fill(words.ko);
  await (await field('en')).fill(words.en);
  await save.click();
  await expect(page.getByText(t('admin-neighbourhoods:form.saved'), { exact: true })).toBeVisible();

  const visitor = new Person(await (await browserOn(host)).newPage(), host, language);
  await visitor.opens('/neighbourhoods/itaewon');
  await expect(visitor.page.getByText(words[language])).toBeVisible();

  await test.step('unpublished, the page says only what is known', async () => {
    await page.getByLabel(t('admin-neighbourhoods:published')).uncheck({ force: true });
    await save.click();
    await expect(page.getByText(t('admin-neighbourhoods:state.hidden'), { exact: true })).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.page.getByRole('heading', { name: t('neighbourhood:ways') })).toBeVisible();
    await expect(visitor.page.getByRole('heading', { name: t('neighbourhood:streets') })).toHaveCount(0);
  });
});
