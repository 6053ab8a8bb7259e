import type { Context } from '#server/context.ts';
import type { StoppedClock } from '#server/ports/clock.ts';

/** The services of the host that a transition and its effects need. */
export type Dependencies = Pick<
  Context,
  'config' | 'outbox' | 'contracts' | 'payments' | 'turnovers' | 'doorCodes' | 'coupons'
> & { clock: StoppedClock };

/** The same of a use case that has not stopped the clock yet. */
export type Services = Omit<Dependencies, 'clock'> & Pick<Context, 'clock'>;
