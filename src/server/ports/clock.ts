/** The only source of time. Milliseconds since the epoch. */
export type Clock = { now(): number };

/** A clock fixed at one instant, for things that happen together. */
export type StoppedClock = Clock & { readonly stopped: true };

/**
 * Fixes the clock for everything done with the returned services, so that a plan and its execution agree even across midnight. Call it once the rows
 * to decide upon are locked.
 */
export function stopClock<Services extends { clock: Clock }>(
  services: Services,
): Services & { clock: StoppedClock } {
  const now = services.clock.now();
  return { ...services, clock: { now: () => now, stopped: true } };
}
