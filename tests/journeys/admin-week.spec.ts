import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/kit/axe.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const path = '/admin/reservations/week';
/** Days around the browsers' date, March 5, 2027 in Seoul. */
const [yesterday, tomorrow] = ['2027-03-04', '2027-03-06'];

const fromOf = (page: Page) => new URL(page.url()).searchParams.get('from');
const grid = (admin: Person) => admin.page.getByRole('region', { name: admin.t('admin-week:houses') });

/** Returns the labels of bars that began before the visible days and whose text does not start at the visible edge. */
const wordsAtEdge = (page: Page) =>
  page.locator('[data-end]').evaluateAll((bars) => {
    const names = bars[0]?.closest('ul')?.parentElement?.previousElementSibling;
    const edge = names?.getBoundingClientRect().right ?? 0;
    const crossed = bars.filter((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return left < edge - 2 && right > edge + 2;
    });
    const beginOf = (bar: Element) =>
      bar.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(bar).textIndent);
    return {
      some: crossed.length > 0,
      elsewhere: crossed.filter((bar) => Math.abs(beginOf(bar) - edge) > 2).map((bar) => bar.textContent),
    };
  });

test('the week view shows who is where, and moves in time @both', async ({ page, host, language }) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(path);
  await expect(admin.heading('admin-week:title')).toBeVisible();
  await expect(grid(admin).getByRole('heading', { level: 2 }).first()).toBeVisible();
  const stays = grid(admin).getByRole('link');
  await expect(
    grid(admin)
      .getByRole('link', { name: admin.t('admin-week:status.staying') })
      .first(),
  ).toBeVisible();
  await expect(stays.filter({ hasText: '·' }).first()).toHaveAttribute(
    'href',
    /^\/admin\/reservations\/[0-9a-f-]{36}$/,
  );
  await expectAccessible(page, `${path} in ${language}`);

  await admin.button('admin-week:later', { count: 2 }).click();
  await expect.poll(() => fromOf(page)).toBe('2027-03-18');
  await expect.poll(() => wordsAtEdge(page)).toEqual({ some: true, elsewhere: [] });
  await admin.button('admin-week:today').click();
  await expect.poll(() => fromOf(page)).toBe(yesterday);
  await page.getByLabel(admin.t('admin-week:weeks')).selectOption('8');
  await expect.poll(() => new URL(page.url()).searchParams.get('weeks')).toBe('8');
  await expect(admin.button('admin-week:earlier', { count: 8 })).toBeVisible();

  await page.getByText(admin.t('admin-week:table'), { exact: true }).click();
  const table = page.getByRole('table', { name: admin.t('admin-week:houses') });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, `${path}?view=table in ${language}`);
});

test('the week view is moved by keys, drag and wheel, and says so in the address @desktop', async ({
  page,
  host,
  language,
}) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(`${path}?from=${yesterday}&weeks=4`);
  await expect(grid(admin).getByRole('link').first()).toBeVisible();
  // The field has the day that is drawn; the address has it a moment before.
  const shows = async (day: string) => {
    await expect(page.getByLabel(admin.t('admin-week:from'), { exact: true })).toHaveValue(day);
    expect(fromOf(page)).toBe(day);
  };
  await grid(admin).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await shows('2027-03-31');
  await page.keyboard.press('Home');
  await shows(yesterday);

  // Dragged by two days to the left, and back by the wheel over the days.
  const box = (await grid(admin).boundingBox())!;
  const width = Math.floor((box.width - 202) / 28);
  await page.mouse.move(box.x + 600, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 600 - 2 * width, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await shows(tomorrow);
  await page.mouse.move(box.x + 600, box.y + 40);
  await page.mouse.wheel(0, -2 * width);
  await shows(yesterday);
  expect(new URL(page.url()).pathname).toBe(path);

  const first = grid(admin).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const other = page.locator(':focus');
  await expect(other).toHaveAttribute('href', /^\/admin\/reservations\//);
  expect(await other.getAttribute('href')).not.toBe(await first.getAttribute('href'));
});

test('a finger moves the week view while the houses stay in sight', async ({ page, host, language }) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(`${path}?from=${yesterday}&weeks=1`);
  const name = await grid(admin).getByRole('heading', { level: 3 }).first().textContent();
  const house = grid(admin).locator('[aria-hidden]').getByText(name!, { exact: true });
  await expect(house).toBeInViewport();
  const place = await house.boundingBox();
  const { x, y } = (await grid(admin).boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.synthesizeScrollGesture', { x: x + 250, y: y + 150, xDistance: -400, speed: 2000 });
  await expect.poll(() => fromOf(page) ?? '').not.toBe(yesterday);
  expect((fromOf(page) ?? '') > yesterday).toBe(true);
  expect((await house.boundingBox())?.x).toBe(place?.x);
});

test('an address that names no day or too many weeks shows today @desktop', async ({
  page,
  host,
  language,
}) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(`${path}?from=2027-02-30&weeks=99`);
  await expect(grid(admin).getByRole('link').first()).toBeVisible();
  await expect(page.getByLabel(admin.t('admin-week:from'), { exact: true })).toHaveValue(yesterday);
  await expect(page.getByLabel(admin.t('admin-week:weeks'))).toHaveValue('2');
});

test('free nights of a house become a request for a member who phones @desktop', async ({
  page,
  host,
  language,
  tolerate,
}) => {
  tolerate(/status of 502|v1\/admin\/reservations/);
  const blocked = await member(host, language);
  const staff = await through(host, demoMember('admin'));
  const [{ id }] = await staff<[{ id: string }]>('GET', `/v1/admin/users?search=${blocked.email}`);
  await staff('PUT', `/v1/admin/users/${id}/block`, { reason: 'Sublet the room' });
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(`${path}?from=${yesterday}&weeks=4`);
  await grid(admin).getByRole('link').filter({ hasText: '·' }).first().focus();
  // From the keyboard: the free nights are beside the stay.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAttribute('href', /\/new\?house=/, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(admin.heading('admin-week:new.title')).toBeVisible();
  const send = admin.button('admin-week:new.submit');
  const total = page.getByText(admin.t('admin-week:new.total'), { exact: true });
  const checkIn = page.getByLabel(admin.t('admin-week:new.checkIn'));
  // A price that did not come can be asked for again.
  await page.route('**/v1/admin/reservations/quote', (route) => route.fulfill({ status: 502, body: '' }));
  await checkIn.fill('2027-09-01');
  await page.getByLabel(admin.t('admin-week:new.checkOut')).fill('2027-10-13');
  const again = admin.button('admin-week:new.askAgain');
  await expect(again).toBeVisible();
  await page.unroute('**/v1/admin/reservations/quote');
  await again.click();
  await expect(total).toBeVisible();
  await send.click();
  await expect(page.getByRole('alert').getByText(admin.t('errors:member_required'))).toBeVisible();
  await expectAccessible(page, `new reservation in ${language}`);

  await page.getByRole('searchbox').fill(blocked.email);
  const unfit = page.getByRole('button', { name: blocked.email });
  await expect(unfit).toHaveAccessibleDescription(admin.t('admin-week:new.blocked'));
  await expect(unfit).toBeDisabled();
  await expectAccessible(page, `a blocked member in a new reservation in ${language}`);

  const { email } = demoMember('linh');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: email }).click();
  await page.reload();
  // Nothing that was typed is lost.
  await expect(checkIn).toHaveValue('2027-09-01');
  await expect(page.getByLabel(admin.t('admin-week:new.occupant.email'))).toHaveValue(email);
  await expect(total).toBeVisible();
  // Its answer is lost: the request, sent once more, is not in the way of itself.
  await page.route('**/v1/admin/reservations?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole('alert').getByText(admin.t('admin-week:new.offline'))).toBeVisible();
  await page.unroute('**/v1/admin/reservations?*');
  await expect(total).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(/\/admin\/reservations\/[0-9a-f-]{36}$/);
  await expect(page.getByText(admin.t('admin-audit-log:action.reservation-requested')).first()).toBeVisible();
});

/** Bar of a confirmed stay from March 10 to 24 in a house that cannot be made ready. */
const troubled = (admin: Person) => grid(admin).locator('a[data-end]').filter({ hasText: 'Sofía García' });
const houseOf = (bar: Locator) => bar.locator('xpath=ancestor::li').getByRole('heading').textContent();

test('a stay is dragged to a free house, and asks at which price @desktop @core', async ({
  browserOn,
  ownHost,
  language,
}) => {
  const admin = new Person(await (await browserOn(ownHost)).newPage(), ownHost, language);
  const { page } = admin;
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(`${path}?from=${yesterday}&weeks=4`);
  const bar = troubled(admin);
  const before = await houseOf(bar);
  const { x, y } = (await bar.boundingBox())!;
  const { y: top } = (await grid(admin).boundingBox())!;
  // Above the edge at which the page scrolls on.
  const bottom = page.viewportSize()!.height - 100;
  const rows = (await grid(admin).locator('li[aria-posinset]').all()).map((row) => row.boundingBox());
  const heights = (await Promise.all(rows)).flatMap((box) => box?.y ?? []);
  const ghost = page.getByText(admin.t('admin-week:move.free', { house: '' }).trim());
  const liftsOntoFree = async () => {
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    for (const row of heights.filter((each) => each > top + 80 && each < bottom)) {
      await page.mouse.move(x + 10, row + 20, { steps: 3 });
      if (await ghost.isVisible()) return;
    }
    throw new Error('No house in view is free');
  };

  await liftsOntoFree();
  await page.keyboard.press('Escape');
  await expect(ghost).toBeHidden();
  await page.mouse.up();
  expect(await houseOf(bar)).toBe(before);
  expect(new URL(page.url()).searchParams.get('open')).toBeNull();

  await liftsOntoFree();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  const house = dialog.getByLabel(admin.t('admin-actions:move.house'), { exact: true });
  await expect(house).not.toHaveValue('');
  await dialog.getByText(admin.t('admin-actions:move.price.house'), { exact: true }).first().click();
  await expect(dialog.getByText(admin.t('admin-actions:move.agreedTotal'))).toBeVisible();
  await expectAccessible(page, `move of a dragged stay in ${language}`);
  const chosen = (await house.locator('option:checked').textContent())!.split(' · ')[0];
  await dialog.getByLabel(admin.t('admin-actions:reason')).fill('The boiler is beyond repair.');
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(admin.t('admin-actions:move.done'))).toBeVisible();
  await expect.poll(() => houseOf(bar)).toBe(chosen);
  await expect(bar).toBeFocused();
});

test('a finger that rests on a stay asks for its move, a tap opens it', async ({ page, host, language }) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens(`${path}?from=${yesterday}&weeks=2`);
  const bar = troubled(admin);
  await bar.scrollIntoViewIfNeeded();
  const href = await bar.getAttribute('href');
  const { x, y } = (await bar.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 8, y: y + 12 }];
  // As weeks that come meanwhile have it do.
  await grid(admin).evaluate((element) => {
    const scrollOn = () => {
      if (document.querySelector('[role=dialog]')) return;
      element.dispatchEvent(new Event('scroll'));
      requestAnimationFrame(scrollOn);
    };
    scrollOn();
  });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: admin.t('admin-actions:move.title') })).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(dialog.getByLabel(admin.t('admin-actions:move.house'))).toHaveValue('');
  await expectAccessible(page, `move of a stay in ${language}`);
  await dialog.getByRole('button', { name: admin.t('admin-actions:close') }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.touchscreen.tap(x + 8, y + 12);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});
