import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { person, tokenNow } from '#tests/kit/api.ts';
import { someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T14:59:59Z');
const { clock } = host;
afterEach(() => vi.restoreAllMocks());

/**
 * Makes a Seoul midnight pass after a number of readings of the clock.
 * @returns a function that returns the number of readings
 */
function midnightAfter(readings: number): () => number {
  const before = clock.now();
  let read = 0;
  vi.spyOn(clock, 'now').mockImplementation(() => {
    read += 1;
    return read > readings ? before + DAY_MS : before;
  });
  return () => read;
}

type Ended = { status: number; code?: string };

const refundedOf = async (id: string) => {
  const rows = await host.ctx.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select('refunds.amount')
    .where('instalments.reservation_id', '=', id)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

/** Ends stays with a midnight at each reading of the clock in turn, until no reading is left. */
async function atEveryReading(
  stayOf: () => Promise<{ id: string; seen: number; end: () => Promise<Ended> }>,
) {
  let reservation = await stayOf();
  for (let readings = 1; readings < 40; readings += 1) {
    const read = midnightAfter(readings);
    const { status, code } = await reservation.end();
    const wasRead = read();
    vi.restoreAllMocks();
    if (status === 200)
      expect(await refundedOf(reservation.id), `midnight after reading ${readings} of ${wasRead}`).toBe(
        reservation.seen,
      );
    else expect(code).toBe('refund_changed');
    if (status === 200 && wasRead <= readings) return;
    if (status === 200) reservation = await stayOf();
  }
  throw new Error('the clock is read without an end');
}

describe('what goes back is what was agreed, at whichever reading of the clock midnight falls', () => {
  it('when a member cancels', () =>
    atEveryReading(async () => {
      const { who, reservation } = await someoneWithAConfirmedReservation(host, {
        checkIn: '2026-12-22',
        nights: 30,
      });
      const token = await tokenNow(host, who);
      const path = `/v1/reservations/${reservation.id}`;
      const { data } = await host.call<Cancellation>('GET', `${path}/cancellation`, { token });
      const seen = data.refund.total;
      expect(seen).toBe(1_400_000);
      return {
        id: reservation.id,
        seen,
        end: () => host.call('DELETE', `${path}/cancel?expectedRefund=${seen}`, { token }),
      };
    }));

  it('when an administrator cancels', async () => {
    const { token } = await person(host, { role: 'admin' });
    await atEveryReading(async () => {
      const { reservation } = await someoneWithAConfirmedReservation(host, {
        checkIn: '2026-12-22',
        nights: 30,
      });
      const query = `kind=ordinary&reason=As+asked&expectedRefund=1400000`;
      return {
        id: reservation.id,
        seen: 1_400_000,
        end: () => host.call('DELETE', `/v1/admin/reservations/${reservation.id}/cancel?${query}`, { token }),
      };
    });
  });
});
