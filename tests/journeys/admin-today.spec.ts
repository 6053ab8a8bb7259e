import { WEEKS_AHEAD } from '#contract/rules/operator-views.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('the day opens with who comes and goes and what waits, each a way to where it is dealt with @both', async ({
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
  await expect(weeks.getByRole('row').filter({ hasText: t('common:location.hongdae') })).toContainText('%');
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
