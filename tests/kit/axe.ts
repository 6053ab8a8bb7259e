import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks a page against WCAG 2.2 A and AA as far as a machine can, and names each fault with its places. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(keepLeavingMessages);
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page })
    // No page holds another's frame, for which the usual way opens a page more; what passed is not read, and costs most of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map((node) => `${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  }));
  expect(faults, what).toEqual([]);
}

/** Disables the fading of leaving messages, because half-faded text fails the contrast check. */
function keepLeavingMessages(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-sonner-toast][data-removed=true] { opacity: 1 !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Waits for entering content, which has a lower contrast while it fades in, and for leaving messages, over which the next one moves. Does not wait
 * for spinners, which never stop.
 */
async function atRest(): Promise<void> {
  const isMoving = (each: Animation) =>
    each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity;
  // An overlay begins to open in a frame after it is drawn, and what is in it after that.
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(isMoving);
    const isLeaving = document.querySelector('[data-sonner-toast][data-removed=true]') !== null;
    if (moving.length > 0 || isLeaving) quiet = -1;
    await Promise.allSettled(moving.map((each) => each.finished));
  }
}
