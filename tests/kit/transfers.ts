import { seoulDate } from '#contract/rules/dates.ts';
import { tokenNow, type Person, type TestHost } from './api.ts';
import { signAll, someoneWithAStay, type Wish } from './stays.ts';

/** Somebody whose stay was paid by a bank transfer, which `boss` recorded, and cancelled: no provider sends its refund. */
export async function someoneWithACancelledTransfer(host: TestHost, boss: Person, wish: Partial<Wish> = {}) {
  const { who, stay } = await someoneWithAStay(host, wish);
  await host.call('POST', `/v1/admin/reservations/${stay.id}/payments/${stay.payments[0]!.id}/transfer`, {
    token: await tokenNow(host, boss),
    body: {
      amount: stay.payments[0]!.amount,
      receivedOn: seoulDate(host.clock.now()),
      reference: `NGUYEN ${stay.id}`,
    },
  });
  await signAll(host, stay);
  await host.call('DELETE', `/v1/reservations/${stay.id}/cancel`, { token: await tokenNow(host, who) });
  return { who, stay };
}
