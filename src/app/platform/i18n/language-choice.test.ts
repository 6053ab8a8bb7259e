// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { beginLanguage, chosenLanguage, startTexts } from './i18n.ts';
import { isEnglishOffered, switchLanguage } from './switch-language.ts';

const forgetCookie = () => (document.cookie = 'lng=; path=/; max-age=0');

async function visit(languages: string[], search = '') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  history.replaceState(null, '', `/houses${search}`);
  const language = chosenLanguage();
  await startTexts(language, { common: {} });
  beginLanguage(language);
  return language;
}

beforeEach(() => {
  localStorage.clear();
  forgetCookie();
});

it('stores neither the fallback nor what the browser prefers', async () => {
  expect(await visit(['vi-VN'])).toBe('ko');
  expect(document.documentElement.lang).toBe('ko');
  expect(localStorage.getItem('lng')).toBeNull();
  expect(document.cookie).not.toContain('lng=');
  expect(await visit(['en-GB'])).toBe('en');
  expect(localStorage.getItem('lng')).toBeNull();
  expect(await visit(['ko'])).toBe('ko');
});

it('holds the language of a link from then on, where none was chosen before', async () => {
  await visit(['vi-VN']);
  expect(await visit(['vi-VN'], '?lng=en')).toBe('en');
  expect(await visit(['vi-VN'])).toBe('en');
  expect(document.cookie).toContain('lng=en');
});

it('takes the language of a link for its page alone where the browser prefers another of ours', async () => {
  expect(await visit(['en-GB'], '?lng=ko')).toBe('ko');
  expect(localStorage.getItem('lng')).toBeNull();
  expect(await visit(['en-GB'])).toBe('en');
});

it('leaves an own choice over a link', async () => {
  await visit(['en']);
  await switchLanguage('ko');
  expect(await visit(['en'], '?lng=en')).toBe('en');
  expect(await visit(['en'])).toBe('ko');
});

it('offers English once to a browser that prefers neither of our languages', async () => {
  await visit(['vi-VN', 'fr']);
  expect(isEnglishOffered()).toBe(true);
  await switchLanguage('ko');
  await visit(['vi-VN', 'fr']);
  expect(isEnglishOffered(), 'once it was answered').toBe(false);
});

it.each([[['ko-KR']], [['en-US']], [['vi', 'en']]])(
  'offers nothing to a browser that prefers %j',
  async (languages) => {
    await visit(languages);
    expect(isEnglishOffered()).toBe(false);
  },
);

it('offers English where an older version stored the fallback as a choice', async () => {
  localStorage.setItem('lng', 'ko');
  await visit(['mn-MN']);
  expect(isEnglishOffered()).toBe(true);
});
