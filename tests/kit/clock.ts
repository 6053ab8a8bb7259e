import type { BrowserContext } from '@playwright/test';

/**
 * Gives a browser the host's time. Only what the time is changes: timers run as they always do, and so do the service worker's.
 * Calling it again moves the pages that are open and those that will be.
 */
export async function browserTime(context: BrowserContext, instant: string): Promise<void> {
  const ahead = Date.parse(instant) - Date.now();
  await context.addInitScript(shift, ahead);
  for (const page of context.pages()) await page.evaluate(shift, ahead);
}

function shift(ahead: number): void {
  const world = globalThis as { realDate?: DateConstructor };
  const Real = (world.realDate ??= Date);
  const now = () => Real.now() + ahead;
  class Shifted extends Real {
    constructor(...given: [] | [string | number | Date]) {
      // A Date takes one to seven numbers; with none it is now.
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now = now;
  }
  Object.defineProperty(Shifted, 'name', { value: 'Date' });
  globalThis.Date = Shifted as DateConstructor;
}
