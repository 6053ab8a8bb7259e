import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-05-10', checkOut: '2027-06-14', guests: 1 };

test.describe('finding a house', () => {
  test('search, result, detail, and a link that reproduces it @both @core', async ({
    page,
    host,
    language,
    t,
    browserOn,
  }) => {
    const visitor = new Person(page, host, language);
    await visitor.searches(stay);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
    });

    const houses = page.getByRole('main').getByRole('article');
    // Homes of the device may stand there first, which know no stay.
    await expect(houses.filter({ hasText: '35' }).first()).toBeVisible();
    const names = await houses.getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    // Every card says what exactly these nights cost.
    await expect(houses.filter({ hasText: /₩[\d,]+/ }).filter({ hasText: '35' })).toHaveCount(names.length);

    const elsewhere = await (await browserOn(host)).newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(names);

    const said = await houses
      .first()
      .getByText(/(^|\D)35\D/)
      .first()
      .textContent();
    const total = /₩[\d,]+/.exec(said!)?.[0];
    await houses.first().getByRole('link').first().click();
    await page.waitForURL(/\/detail\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0]!);
    for (const part of [
      'about',
      'facilities',
      'place',
      'availability',
      'bedding',
      'know',
      'refund',
      'reviews',
    ])
      await expect(visitor.heading(`houses:parts.${part}`)).toBeVisible();
    // The same total as in the list, before any log-in.
    expect(total).toBeTruthy();
    await expect(page.getByText(total!).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('common:menu.mypage') })).toHaveCount(0);

    await page.goBack();
    await expect(houses.getByRole('heading')).toHaveText(names);
  });

  test('she types ㅇㅅㄷ and sees the nearest home first; the way there narrows and stays on the device @both', async ({
    page,
    host,
    language,
    t,
  }) => {
    const visitor = new Person(page, host, language);
    const isPhone = page.viewportSize()!.width < 960;
    await visitor.opens('/');
    if (isPhone) await page.getByRole('button', { name: t('home:search.field') }).click();
    else await page.locator('#search-where').click();
    const dialog = page.getByRole('dialog');
    const yonsei = language === 'ko' ? '연세대학교' : 'Yonsei University';
    const university = dialog.getByRole('combobox', { name: t('commute:university') });
    await university.fill('ㅇㅅㄷ');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectAccessible(page, `the first field of the search in ${language}`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('grid').first()).toBeVisible();
    if (isPhone) {
      await dialog.getByRole('button', { name: t('search-panel:skip'), exact: true }).click();
      await dialog.getByRole('button', { name: t('home:search.submit'), exact: true }).click();
    } else {
      const search = page.getByRole('search').first();
      await expect(search).toContainText(yonsei);
      await search.getByRole('button', { name: t('home:search.submit'), exact: true }).click();
    }
    await page.waitForURL(/\/houses\?.*university=yonsei/);
    const short = language === 'ko' ? '연세대' : 'Yonsei';
    await expect(visitor.heading('houses:list.titleNear', { university: short })).toBeVisible();
    const houses = page.getByRole('main').getByRole('article');
    const ways = houses.getByText(new RegExp(`${short}.*\\d.*·|\\d.*${short}.*·`));
    await expect(ways).toHaveCount(12);
    const minutes = async () =>
      (await ways.allTextContents()).map((line) => Number(/\d+(?= ?분| min)/.exec(line)?.[0]));
    const near = await minutes();
    expect(near).toEqual(near.toSorted((a, b) => a - b));
    if (isPhone) {
      const card = await houses.first().boundingBox();
      expect(card!.y, 'the first home is seen at once').toBeLessThan(300);
    }

    if (isPhone) await page.getByRole('link', { name: t('houses:view.map') }).click();
    const map = page.getByRole('region', { name: t('map:label') });
    await expect(map.locator('[data-reach]')).toHaveCount(3);
    for (const far of [20, 30, 40])
      await expect(page.getByText(t('map:reachMinutes', { minutes: far }), { exact: true })).toBeVisible();
    await expectAccessible(page, `a map with a university in ${language}`);
    if (!isPhone) {
      await houses.first().hover();
      await expect(map.locator('[data-route]')).toBeVisible();
    }

    if (isPhone) await page.getByRole('link', { name: t('houses:view.list') }).click();
    const field = page.getByRole('search').getByRole('button', { name: isPhone ? short : yonsei });
    await field.click();
    await page.getByLabel(t('commute:most')).selectOption('30');
    await expectAccessible(page, 'the choice of a university');
    await page.getByRole('button', { name: t('houses:filter.show') }).click();
    await page.waitForURL(/maxMinutes=30/);
    await expect.poll(async () => Math.max(...(await minutes()))).toBeLessThanOrEqual(30);
    const nearest = (await ways.first().textContent())!;
    await page.reload();
    await expect(ways.first()).toHaveText(nearest);

    await houses.first().getByRole('link').first().click();
    await page.waitForURL(/\/detail\?/);
    const place = page.getByRole('region', { name: t('houses:parts.place') });
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText(nearest)).toBeVisible();

    // Another visit, by an address that says nothing of it.
    await visitor.opens('/houses');
    await page.waitForURL(/university=yonsei/);
    await expect(ways).toHaveCount(12);
    await field.click();
    await university.click();
    await page.getByRole('option', { name: t('commute:none') }).click();
    await page.getByRole('button', { name: t('houses:filter.show') }).click();
    await expect(ways).toHaveCount(0);
    await visitor.opens('/houses');
    await expect(
      page.getByRole('search').getByRole('button', { name: t('houses:filter.study') }),
    ).not.toContainText(isPhone ? short : yonsei);
  });

  test('no dead end: other dates are offered where nothing is free @both @core', async ({
    page,
    host,
    language,
    t,
  }) => {
    const visitor = new Person(page, host, language);
    await visitor.opens('/houses?location=seoul-national&checkIn=2027-03-20&checkOut=2027-04-30');
    await expect(page.getByText(t('houses:empty.title'))).toBeVisible();
    const near = page.getByRole('region', { name: t('houses:near.title') });
    await expect(near.getByRole('article').first()).toBeVisible();
    await near.getByRole('button').filter({ hasText: /\d/ }).first().click();
    await expect(page.getByText(t('houses:empty.title'))).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('checkIn')).toBeTruthy();
  });

  test('the language chosen is remembered, and wins over the browser’s @core', async ({
    page,
    host,
    language,
    t,
  }) => {
    const visitor = new Person(page, host, language);
    await visitor.opens('/');
    const other = language === 'ko' ? 'EN' : 'KR';
    await page.getByRole('button', { name: other }).filter({ visible: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ko' ? 'en' : 'ko');
    await expect(page.getByText(t('home:hero.lead'))).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ko' ? 'en' : 'ko');
    await page.goto(`/?lng=${language}`);
    await expect(page.getByText(t('home:hero.lead'))).toBeVisible();
    await page.getByRole('button', { name: other }).filter({ visible: true }).first().click();
    await expect(page.getByText(t('home:hero.lead'))).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ko' ? 'en' : 'ko');
  });
});
