import { expect, it } from 'vitest';
import { languageOffer } from './language-offer-texts.ts';

it('offers English in the first language of the browser that it can write', () => {
  expect(languageOffer(['vi-VN', 'fr']).lang).toBe('vi');
  expect(languageOffer(['vi-VN']).text).toContain('tiếng Anh');
  expect(languageOffer(['ka-GE', 'ru-RU', 'tr']).lang).toBe('ru');
});

it('writes Chinese as the place does', () => {
  expect(languageOffer(['zh-CN']).lang).toBe('zh');
  expect(languageOffer(['zh-Hant-TW']).lang).toBe('zh-Hant');
  expect(languageOffer(['zh-TW']).lang).toBe('zh-TW');
});

it('takes no language for another that begins alike', () => {
  expect(languageOffer(['idx', 'thx'])).toEqual({ lang: 'en', text: 'Read this site in English?' });
});
