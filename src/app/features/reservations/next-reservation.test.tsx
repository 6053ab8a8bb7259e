// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import common from '../../../../locales/en/common.json';
import mypage from '../../../../locales/en/mypage.json';
import { reservation } from '#contract/examples/world.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { NextReservation } from './next-reservation.tsx';

beforeEach(() => startTexts('en', { mypage, common }));
afterEach(cleanup);

const stay: Reservation = {
  ...reservation,
  status: 'staying',
  photo: null,
  holdExpiresAt: null,
  checkIn: '2026-10-28',
  checkOut: '2026-11-27',
  staysUntil: '2026-11-27',
};
const textOf = (changed: Partial<Reservation>, today: string) =>
  render(
    <NextReservation
      reservation={{ ...stay, ...changed }}
      readAt={Date.now()}
      fromDevice={false}
      onDevice
      today={today}
    >
      {null}
    </NextReservation>,
  ).container.textContent;

it('a stay and its confirmed extension are one stay until the end of both', () => {
  expect(textOf({}, '2026-11-26')).toContain('1 night left');
  cleanup();
  const extended = textOf({ staysUntil: '2026-11-29' }, '2026-11-26');
  expect(extended).toContain('3 nights left');
  expect(extended).toContain('32 nights');
});

it('an extension counts no days until somebody moves in, who lives there already', () => {
  const extension = {
    extendsId: 'first',
    checkIn: '2026-11-27',
    checkOut: '2026-11-29',
    staysUntil: '2026-11-29',
  };
  expect(textOf(extension, '2026-11-26')).toMatch(/goes on from .*27/);
  cleanup();
  expect(textOf(extension, '2026-11-27')).toContain('2 nights left');
  cleanup();
  expect(textOf({ ...extension, extendsId: null }, '2026-11-26')).toContain('1 day to go');
});

it('dates that are held say what is still missing, not what is done', () => {
  const held = {
    status: 'requested',
    holdExpiresAt: '2026-11-27T13:00:00Z',
    serverNow: '2026-11-26T13:00:00Z',
  } as const;
  const said = (done: Partial<Reservation>) => {
    cleanup();
    return textOf({ ...held, signed: false, paid: false, ...done }, '2026-11-26');
  };
  expect(said({})).toContain(mypage.hold.text);
  expect(said({ paid: true })).toContain(mypage.hold.textSign);
  expect(said({ paid: true })).not.toContain(mypage.hold.text);
  expect(said({ signed: true })).toContain(mypage.hold.textPay);
});
