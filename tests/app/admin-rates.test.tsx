import { screen, waitFor } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { staffScreen } from '#tests/kit/staff-screen.ts';

const admin = staffScreen();
const { t } = admin;

test('a rate that is out of range says so with all else that is wrong, and has the focus', async () => {
  const { user } = admin.staff;
  await admin.staff.opens('/admin/rates');
  const rate = await screen.findByLabelText(t('admin-rates:form.rate'));
  const reason = screen.getByLabelText(t('admin-rates:form.reason'));
  const set = () => user.click(screen.getByRole('button', { name: t('admin-rates:form.set') }));
  const wrong = () =>
    [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id.replace('rate-', ''));
  await set();
  expect(wrong()).toEqual(['krwPerUsd', 'reason']);
  expect(document.activeElement).toBe(rate);

  await user.type(rate, '99999');
  await user.type(screen.getByLabelText(new RegExp(`^${t('admin-rates:form.endsOn')}`)), '2020-01-01');
  await set();
  expect(wrong()).toEqual(['krwPerUsd', 'endsOn', 'reason']);
  expect(document.body.textContent).toContain('지금 환율과 너무 달라요');
  expect(document.activeElement).toBe(rate);

  await user.clear(screen.getByLabelText(new RegExp(`^${t('admin-rates:form.endsOn')}`)));
  await user.clear(rate);
  await user.type(rate, '1,400');
  await set();
  expect(wrong()).toEqual(['reason']);
  expect(document.activeElement).toBe(reason);
  await user.type(reason, '환율 제공이 멈췄어요.');
  await set();
  await waitFor(() => expect(document.body.textContent).toContain(t('admin-rates:form.done')));
});
