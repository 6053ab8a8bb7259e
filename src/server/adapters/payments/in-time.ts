import { within } from '#server/platform/limits/within.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';

/** Time limit in milliseconds for all requests and retries of one provider call. */
const PATIENCE_MS = 45_000;

/** Limits the time of a gateway's calls. Without an answer the outcome is unknown, and the call is read or repeated later. */
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
