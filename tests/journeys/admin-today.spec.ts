import { WEEKS_AHEAD } from '#contract/rules/operator-views.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('the day opens with who comes and goes and what waits, each a way to where it is dealt with @both @core', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  for (const part of ['arrivals', 'departures', 'waiting'] as const) {
    await jion.choosesOfDay(part);
    await expect(page.getByRole('region', { name: t(`admin-today:list.${part}`) })).toBeVisible();
  }

  const weeks = page.getByRole('region', { name: t('admin-figures:occupancy', { count: WEEKS_AHEAD }) });
  await page.getByRole('heading', { name: t('admin:lead') }).scrollIntoViewIfNeeded();
  await weeks.getByText(t('admin-figures:asTable')).click();
  const row = weeks.getByRole('row').filter({ hasText: t('common:location.hongdae') });
  await expect(row).toContainText('%');
  // The number at a chart is of all its weeks, as the heading says; each is rounded.
  const [all, ...each] = (await row.innerText()).match(/\d+(?=%)/g)!.map(Number);
  expect(each).toHaveLength(WEEKS_AHEAD);
  expect(Math.abs(all! - each.reduce((sum, rate) => sum + rate, 0) / each.length)).toBeLessThanOrEqual(1);
  const chart = weeks.locator('[aria-hidden] p').filter({ hasText: t('common:location.hongdae') });
  await expect(chart).toContainText(`${all}%`);
  const money = page.getByRole('region', { name: t('admin-figures:money') });
  const due = money.getByRole('definition').nth(1);
  const march = await due.innerText();
  await money.getByRole('button', { name: t('admin-figures:nextMonth') }).click();
  await expect(due).not.toHaveText(march);

  const holds = page.getByRole('region', { name: t('admin-today:list.holds') });
  const first = holds.getByRole('link').first();
  const words = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/admin\/reservations\/[\da-f-]{36}$/);
  const [name] = words.split('\n');
  await expect(page.getByText(name!.trim()).first()).toBeVisible();
});
