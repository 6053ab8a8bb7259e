import type { Context } from '#server/context.ts';
import type { StoppedClock } from '#server/ports/clock.ts';

export type Dependencies = Pick<
  Context,
  'config' | 'outbox' | 'contracts' | 'payments' | 'turnovers' | 'doorCodes' | 'coupons'
> & { clock: StoppedClock };

export type Services = Omit<Dependencies, 'clock'> & Pick<Context, 'clock'>;
