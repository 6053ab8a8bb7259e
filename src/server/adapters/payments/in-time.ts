import { within } from '#server/platform/limits/within.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';

/** One question to a provider may be several requests, each with a limit of its own and some of them repeated; milliseconds for all of them. */
const PATIENCE_MS = 45_000;

/** A gateway whose calls end in time: without an answer nothing is known of the outcome, and what was asked is read or repeated later. */
export function inTime(gateway: PaymentGateway, ms = PATIENCE_MS): PaymentGateway {
  const limited =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given) =>
      within(ms, ask(...given));
  const { open, confirm, read, refund, stored } = gateway;
  return {
    ...gateway,
    open: limited(open),
    confirm: limited(confirm),
    read: limited(read),
    refund: limited(refund),
    ...(stored && {
      stored: {
        open: limited(stored.open),
        finish: limited(stored.finish),
        charge: limited(stored.charge),
        forget: limited(stored.forget),
      },
    }),
  };
}
