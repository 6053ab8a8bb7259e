import { screen, waitFor } from '#tests/kit/screen.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminHouseCard } from '#contract/admin/houses.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';

const admin = staffScreen();
const { t } = admin;
afterEach(() => void vi.restoreAllMocks());

function holdsBack(path: RegExp) {
  const real = globalThis.fetch;
  const asked = vi.fn();
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if ((init?.method ?? 'GET') === 'GET' && path.test(url)) {
      asked();
      await until;
    }
    return real(input, init);
  });
  return { asked, letGo };
}

const houses = async () =>
  (await admin.host.call<AdminHouseCard[]>('GET', '/v1/admin/houses', { token: admin.boss.token })).data;

test('a second press of "create" on the way to the new house makes no second one', async () => {
  const { user } = admin.staff;
  await admin.staff.opens('/admin/houses/new');
  await admin.staff.type(
    new RegExp(`^${t('admin-houses:field.name')} \\(${t('admin:bilingual.ko')}`),
    '두 번의 집',
  );
  await admin.staff.type(
    new RegExp(`^${t('admin-houses:field.name')} \\(${t('admin:bilingual.en')}`),
    'Twice',
  );
  await user.selectOptions(screen.getByLabelText(t('admin-houses:field.location')), 'hongdae');
  await user.selectOptions(screen.getByLabelText(t('admin-houses:field.type')), 'studio');
  const way = holdsBack(/\/v1\/admin\/houses\/[^/]+$/);
  const create = screen.getByRole('button', { name: t('admin-houses:new.create') });
  await user.click(create);
  await waitFor(() => expect(way.asked).toHaveBeenCalled());
  expect(create.getAttribute('aria-busy')).toBe('true');
  await user.click(create);
  way.letGo();
  await screen.findByRole('region', { name: t('admin-houses:publish.title') });
  expect(await houses()).toHaveLength(1);

  // A spy on a spy would call itself.
  vi.restoreAllMocks();
  const again = holdsBack(/\/v1\/admin\/houses\/[^/]+$/);
  const copy = screen.getByRole('button', { name: t('admin-houses:copy.action') });
  await user.click(copy);
  await waitFor(() => expect(again.asked).toHaveBeenCalled());
  expect(copy.getAttribute('aria-busy')).toBe('true');
  await user.click(copy);
  again.letGo();
  const anew = () => screen.getByRole('button', { name: t('admin-houses:copy.action') });
  await waitFor(() => expect(anew().getAttribute('aria-busy')).toBeNull());
  expect(await houses()).toHaveLength(2);
});
