import type { Locator, Page } from '@playwright/test';
import { coveredOf } from '#app/features/houses/map/drawn/view.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test.describe('the map of houses', () => {
  test('opens a neighbourhood, shows a house, searches as it moves, and a link brings it back @both @core', async ({
    page,
    host,
    language,
    t,
    browserOn,
  }) => {
    const visitor = new Person(page, host, language);
    const isPhone = page.viewportSize()!.width < 960;
    await visitor.opens('/houses');
    const houses = page.getByRole('main').locator('[data-house]');
    await expect(houses).toHaveCount(12);
    if (isPhone) {
      await expect(page.getByRole('region', { name: t('map:label') })).toHaveCount(0);
      await page.getByRole('link', { name: t('houses:view.map') }).click();
      await page.waitForURL(/view=map/);
    }
    const map = page.getByRole('region', { name: t('map:label') });
    const found = map.getByRole('list', { name: t('map:pins') }).getByRole('button');
    await expect(found).toHaveCount(8);

    // By keyboard alone: the neighbourhood, its houses, one of them and back.
    const place = t('common:location.sinchon');
    await found.filter({ hasText: place }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/area=/);
    await expect(map).toBeFocused();
    await expect(found.first()).toHaveAttribute('aria-pressed', 'false');
    const pin = found.first();
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const name = (await pin.textContent())!;
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: t('map:close') }) });
    await expect(card.or(page.getByRole('button', { name: t('map:close') })).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /₩/ })).toBeAttached();
    const toList = page.getByRole('link', { name: t('houses:view.list') });
    await expect(toList, 'nothing lies on the card').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: t('map:close') })).toHaveCount(0);
    if (isPhone) await expect(toList).toBeVisible();
    await expect(pin).toBeFocused();
    expect(name).toContain('₩');

    const ids = () => houses.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-house')));
    const pins = () => found.evaluateAll((all) => all.map((one) => one.getAttribute('data-pin')));
    await expect.poll(async () => new Set(await ids())).toEqual(new Set(await pins()));
    expect((await ids()).length).toBeLessThan(12);

    if (!isPhone) {
      const first = houses.first();
      await first.hover();
      const its = map.locator(`[data-pin="${(await ids())[0]}"]`);
      await expect(its).toHaveAttribute('data-hot');
      await its.hover();
      await expect(first).toHaveAttribute('data-hot');
    }

    const before = page.url();
    await map.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.url()).not.toBe(before);
    const elsewhere = await (await browserOn(host)).newPage();
    await elsewhere.goto(page.url());
    await expect
      .poll(async () =>
        (
          await elsewhere
            .locator('[data-pin]')
            .evaluateAll((all) => all.map((one) => one.getAttribute('data-pin')))
        ).join(),
      )
      .toBe((await pins()).join());

    // Not along: the address waits until it is asked for.
    await page.getByRole('checkbox', { name: t('map:moving') }).uncheck();
    const still = page.url();
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: t('map:here') }).click();
    await expect.poll(() => page.url()).not.toBe(still);
  });

  test('is pinched by two fingers, and one finger over the map of a house scrolls the page @phone', async ({
    page,
    host,
    language,
    t,
  }) => {
    const visitor = new Person(page, host, language);
    const map = page.getByRole('region', { name: t('map:label') });
    await test.step('nothing that floats over the map covers a house of its area', async () => {
      await visitor.opens('/houses?view=map&area=37.531,126.919,37.562,126.929');
      await map.locator('[data-pin=yeonnam-oak]').click({ trial: true });
      const whole = (await map.boundingBox())!;
      const zoom = (await map.getByRole('button', { name: t('map:zoomIn'), exact: true }).boundingBox())!;
      const free = whole.y + whole.height - coveredOf(whole, true).bottom;
      expect(zoom.y, 'zooming stands below the area').toBeGreaterThanOrEqual(free);
    });
    await visitor.opens('/houses?view=map');
    const pins = map.getByRole('list', { name: t('map:pins') }).getByRole('button');
    await expect(pins).toHaveCount(8);
    const before = page.url();
    await pinches(page, map, 60, 240);
    await expect.poll(() => page.url()).not.toBe(before);
    const area = new URL(page.url()).searchParams.get('area')!.split(',').map(Number);
    await pinches(page, map, 240, 60);
    const width = () => {
      const [, west = 0, , east = 0] = new URL(page.url()).searchParams.get('area')!.split(',').map(Number);
      return east - west;
    };
    await expect.poll(width).toBeGreaterThan((area[3]! - area[1]!) * 2);

    await visitor.opens('/detail?id=yeonnam-oak');
    const small = page.getByRole('region', { name: t('map:labelHouse') });
    await page.getByRole('region', { name: t('houses:parts.place') }).scrollIntoViewIfNeeded();
    await expect(small.locator('circle[r="15"]')).toBeVisible();
    await small.scrollIntoViewIfNeeded();
    const radius = () =>
      small.locator('circle[r="15"]').evaluate((circle) => circle.getBoundingClientRect().width);
    const size = await radius();
    const at = await page.evaluate(() => scrollY);
    await pinches(page, small, 60, 180);
    await expect.poll(radius).toBeGreaterThan(size * 1.5);
    expect(await page.evaluate(() => scrollY)).toBe(at);
  });

  test('of a house shows its circle and station, and never takes the scroll @both', async ({
    page,
    host,
    language,
    t,
  }) => {
    const visitor = new Person(page, host, language);
    await visitor.opens('/detail?id=yeonnam-oak');
    const map = page.getByRole('region', { name: t('map:labelHouse') });
    await page.getByRole('region', { name: t('houses:parts.place') }).scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
    await expect(map.locator('circle[r="15"]')).toBeVisible();
    await expect(map.getByRole('link', { name: t('map:attribution') })).toBeVisible();
    // The way to a university: every station of it, drawn and in words.
    await page.getByRole('combobox', { name: t('commute:university') }).fill('SNU');
    await page.getByRole('option').first().click();
    await expect(map.locator('[data-route]')).toBeVisible();
    await expect(page.getByRole('figure').getByRole('listitem')).toHaveText([
      t('map:route.walk', { station: language === 'ko' ? '홍대입구역' : 'Hongik Univ.' }),
      new RegExp(language === 'ko' ? '^2호선 홍대입구역에서' : '^Line 2 from Hongik Univ. to'),
      t('map:route.bus'),
    ]);
    await map.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    await map.hover({ position: { x: 60, y: 60 } });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at);
  });

  test('says where its code is not to be had, and has it by trying again', async ({
    page,
    host,
    language,
    t,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    const visitor = new Person(page, host, language);
    const code = '**/assets/map/*.js';
    await page.route(code, (route) => route.abort());
    await visitor.opens('/houses?view=map');
    await expect(page.getByText(t('houses:view.missing'))).toBeVisible();
    await expectAccessible(page, `a map that is missing in ${language}`);
    await page.unroute(code);
    await visitor.button('common:failed.retry').click();
    await expect(page.getByRole('list', { name: t('map:pins') }).getByRole('button')).toHaveCount(8);
  });

  test('says so where its code is long in coming, and is there once that comes', async ({
    page,
    host,
    language,
    t,
  }) => {
    const visitor = new Person(page, host, language);
    let come = () => {};
    const came = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/map/*.js', async (route) => {
      await came;
      await route.continue();
    });
    await visitor.opens('/houses?view=map');
    await expect(page.getByText(t('houses:view.missing'))).toBeVisible();
    come();
    await expect(page.getByRole('list', { name: t('map:pins') }).getByRole('button')).toHaveCount(8);
    await expect(page.getByText(t('houses:view.missing'))).toBeHidden();
  });
});

async function pinches(page: Page, thing: Locator, from: number, to: number): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ id, x: middle.x + (side * apart) / 2, y: middle.y }));
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await touch('touchStart', fingers(from));
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', fingers(from + ((to - from) * step) / 6));
  await touch('touchEnd', []);
  await devtools.detach();
}
