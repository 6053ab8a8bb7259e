/** The only source of time. Milliseconds since the epoch. */
export type Clock = { now(): number };

/** A clock that stands: whatever happens together happens at its one instant. */
export type StoppedClock = Clock & { readonly stopped: true };

/**
 * Stops the clock at this reading for all that is done with the services returned, so that what was planned is what is done although a
 * midnight passes meanwhile. To be read once what is decided upon is locked.
 */
export function stopClock<Services extends { clock: Clock }>(
  services: Services,
): Services & { clock: StoppedClock } {
  const now = services.clock.now();
  return { ...services, clock: { now: () => now, stopped: true } };
}
