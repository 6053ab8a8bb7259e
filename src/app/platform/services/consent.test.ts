// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentVersions } from '#contract/rules/policy.ts';
import { isConsentDue, mayUse, onConsent, putOffConsent, saveConsent, storedConsent } from './consent.ts';

const offered = {
  analytics: { measurementId: 'G-TEST0001' },
  advertising: null,
  chat: { pluginKey: 'a-plugin-key' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it('nothing may be used until it is agreed to, each purpose by itself, with version and time', () => {
  expect([mayUse('analytics'), isConsentDue(offered)]).toEqual([false, true]);
  saveConsent({ analytics: true, chat: false }, 1_000);
  expect([mayUse('analytics'), mayUse('chat'), mayUse('advertising')]).toEqual([true, false, false]);
  expect(storedConsent()).toEqual({
    version: consentVersions.services,
    at: 1_000,
    choices: { analytics: true, chat: false },
  });
  expect(isConsentDue(offered)).toBe(false);
});

it('who answered for one purpose is still asked for the others, and for nothing where nothing is set up', () => {
  saveConsent({ chat: true });
  expect(isConsentDue(offered)).toBe(true);
  saveConsent({ analytics: false });
  expect([mayUse('chat'), isConsentDue(offered)]).toEqual([true, false]);
  localStorage.clear();
  expect(isConsentDue({ analytics: null, advertising: null, chat: null })).toBe(false);
});

it('is asked again under another version, not in a visit that put it off', () => {
  localStorage.setItem('consent', JSON.stringify({ version: 'former', at: 1, choices: { chat: true } }));
  expect([mayUse('chat'), isConsentDue(offered)]).toEqual([false, true]);
  putOffConsent();
  expect(isConsentDue(offered)).toBe(false);
  sessionStorage.clear();
  expect(isConsentDue(offered)).toBe(true);
});

it.each(['null', '1', '{', '{"version":1}', '[]', '"chat"'])('takes %s for no answer', (text) => {
  localStorage.setItem('consent', text);
  expect([storedConsent(), mayUse('chat')]).toEqual([null, false]);
});

it('an answer that cannot be stored lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  const heard = vi.fn();
  const stop = onConsent(heard);
  saveConsent({ analytics: true, chat: true });
  expect([mayUse('chat'), isConsentDue(offered), heard.mock.calls]).toEqual([true, false, [['here']]]);
  stop();
});
