import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const path = '/admin/reservations/week';
/** The browsers' day is 5 March 2027 in Seoul. */
const [yesterday, tomorrow] = ['2027-03-04', '2027-03-06'];

const fromOf = (page: Page) => new URL(page.url()).searchParams.get('from');
const grid = (admin: Person) => admin.page.getByRole('region', { name: admin.t('admin-week:houses') });

/** The words of bars that began before the days in view and do not begin at their edge. */
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
}) => {
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
  await checkIn.fill('2027-09-01');
  await page.getByLabel(admin.t('admin-week:new.checkOut')).fill('2027-10-13');
  await expect(total).toBeVisible();
  await send.click();
  await expect(page.getByRole('alert').getByText(admin.t('errors:member_required'))).toBeVisible();
  await expectAccessible(page, `new reservation in ${language}`);

  const { email } = demoMember('linh');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: email }).click();
  await page.reload();
  // Nothing that was typed is lost.
  await expect(checkIn).toHaveValue('2027-09-01');
  await expect(page.getByLabel(admin.t('admin-week:new.occupant.email'))).toHaveValue(email);
  await expect(total).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(/\/admin\/reservations\/[0-9a-f-]{36}$/);
  await expect(page.getByText(admin.t('admin-trail:action.reservation-requested')).first()).toBeVisible();
});
