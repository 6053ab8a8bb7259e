// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { TrackedEvent } from './tracking.ts';
import { isNewView } from './website-view.ts';

const DAY_MS = 86_400_000;
const morning = Date.parse('2026-11-21T00:00:00Z');

async function begun() {
  vi.resetModules();
  return import('./tracking.ts');
}

afterEach(() => sessionStorage.clear());

it('events wait for what delivers them, in their order, and are handed over once', async () => {
  const { tracking, deliverTo } = await begun();
  tracking.chatButton();
  tracking.socialLink('loungePhotos');
  const received: TrackedEvent[] = [];
  deliverTo((event) => received.push(event));
  tracking.share();
  expect(received).toEqual([
    { conversion: 'chat_button' },
    { social: 'loungePhotos' },
    { conversion: 'share' },
  ]);
});

it('a website view counts once in 24 hours of a session', () => {
  expect(isNewView(morning)).toBe(true);
  expect(isNewView(morning + DAY_MS - 1)).toBe(false);
  expect(isNewView(morning + DAY_MS)).toBe(true);
});
