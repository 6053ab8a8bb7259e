import { screen, waitFor } from '#tests/kit/screen.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffNote } from '#contract/admin/records.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { someoneWithAReservation } from '#tests/kit/reservations.ts';

const admin = staffScreen();
const { t } = admin;
afterEach(() => void vi.restoreAllMocks());

function losesTheAnswer(method: string, path: string) {
  const real = globalThis.fetch;
  const lost = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (lost.mock.calls.length > 0 || init?.method !== method || !url.endsWith(path)) return answer;
    lost();
    throw new TypeError('Failed to fetch');
  });
  return lost;
}

test('a note whose answer was lost stays in its field, and is on record once when it is sent again', async () => {
  const { user } = admin.staff;
  const { reservation } = await someoneWithAReservation(admin.host);
  const path = `/v1/admin/reservations/${reservation.id}/notes`;
  const notes = async () =>
    (await admin.host.call<StaffNote[]>('GET', path, { token: admin.boss.token })).data;
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(t('admin-actions:note.new'));
  const button = () => screen.getByRole('button', { name: t('admin-actions:note.submit') });
  const add = async () => {
    // It is busy until what was added before is on the page.
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    await user.click(button());
  };
  await admin.staff.opens(`/admin/reservations/${reservation.id}`);
  await add();
  expect(document.activeElement, 'an empty one is asked for').toBe(await field());
  await user.type(await field(), '전화를 받지 않아요.');
  const lost = losesTheAnswer('POST', path);
  await add();
  await waitFor(() => expect(lost).toHaveBeenCalled());
  await screen.findByText(/메모를 남기지 못했어요|다시 시도/);
  expect((await field()).value).toBe('전화를 받지 않아요.');

  // After a reload too.
  await admin.staff.opens(`/admin/reservations/${reservation.id}`);
  expect((await field()).value).toBe('전화를 받지 않아요.');
  await add();
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(await notes()).toHaveLength(1);

  // The same words once more, of another day, are another note.
  await user.type(await field(), '전화를 받지 않아요.');
  await add();
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(await notes()).toHaveLength(2);
});
