import { seoulDate } from '#contract/rules/dates.ts';
import { tokenNow, type Person, type TestHost } from './api.ts';
import { signAll, someoneWithAReservation, type Wish } from '#tests/kit/reservations.ts';

/** Creates a person with a cancelled stay paid by a bank transfer that `boss` recorded; no provider sends its refund. */
export async function someoneWithACancelledTransfer(host: TestHost, boss: Person, wish: Partial<Wish> = {}) {
  const { who, reservation } = await someoneWithAReservation(host, wish);
  await host.call(
    'POST',
    `/v1/admin/reservations/${reservation.id}/payments/${reservation.payments[0]!.id}/transfer`,
    {
      token: await tokenNow(host, boss),
      body: {
        amount: reservation.payments[0]!.amount,
        receivedOn: seoulDate(host.clock.now()),
        reference: `NGUYEN ${reservation.id}`,
      },
    },
  );
  await signAll(host, reservation);
  await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
    token: await tokenNow(host, who),
  });
  return { who, reservation };
}
