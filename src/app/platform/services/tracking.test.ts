// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const brand = {
  advertisingId: '',
  analyticsId: '',
  social: { photos: '', videos: '', microblog: '', loungePhotos: '' },
};
vi.mock('#contract/brand-core.ts', () => ({ brandCore: brand }));

const DAY_MS = 86_400_000;
const morning = Date.parse('2026-11-21T00:00:00Z');

async function tracking() {
  vi.resetModules();
  return (await import('./tracking.ts')).tracking;
}

beforeEach(() => {
  Object.assign(brand, { advertisingId: 'AW-1', analyticsId: 'G-1' });
});
afterEach(() => {
  delete window.dataLayer;
  sessionStorage.clear();
});

test('nothing is recorded where no service is configured', async () => {
  Object.assign(brand, { advertisingId: '', analyticsId: '' });
  const { findHouses, socialLink, websiteView } = await tracking();
  findHouses();
  socialLink('photos');
  websiteView(morning);
  expect(window.dataLayer).toBeUndefined();
});

test('conversions go to the advertising service, social clicks to analytics', async () => {
  const { chatButton, socialLink } = await tracking();
  chatButton();
  socialLink('loungePhotos');
  expect(window.dataLayer).toEqual([
    { event: 'conversion', send_to: 'AW-1', name: 'chat_button' },
    { event: 'social', send_to: 'G-1', channel: 'loungePhotos' },
  ]);
});

test('a website view counts once in 24 hours of a session', async () => {
  const { websiteView } = await tracking();
  websiteView(morning);
  websiteView(morning + DAY_MS - 1);
  expect(window.dataLayer).toHaveLength(1);
  websiteView(morning + DAY_MS);
  expect(window.dataLayer).toHaveLength(2);
});
