// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts, texts, withTexts } from './i18n.ts';
import { loadTexts, textFiles } from './load-texts.ts';
import { switchLanguage } from './switch-language.ts';

const { ko, en } = textFiles;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await startTexts('en');
  texts.removeResourceBundle('en', 'faq');
});
afterEach(() => {
  cleanup();
  Object.assign(textFiles, { ko, en });
  vi.unstubAllGlobals();
});

function Title() {
  const { t } = useTranslation('faq');
  return <h1>{t('title')}</h1>;
}

it('what needs texts that are lost is not drawn, and is once they can be had', async () => {
  textFiles.en = lost;
  await expect(loadTexts('faq')).rejects.toThrow('Failed to fetch');
  await expect(withTexts(['common', 'faq'], Promise.resolve('part'))).rejects.toThrow('Failed to fetch');

  textFiles.en = en;
  expect(await withTexts('faq', Promise.resolve('part'))).toBe('part');
  render(<Title />);
  expect(screen.getByRole('heading').textContent).toBe(texts.t('faq:title'));
  expect(screen.getByRole('heading').textContent).not.toBe('title');
});

it('texts that one question does not bring are asked for a second time', async () => {
  const asked = vi.fn<typeof en>(en).mockImplementationOnce(lost);
  textFiles.en = asked;
  await loadTexts('faq');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(texts.exists('faq:title')).toBe(true);
});

it('a language whose texts are lost is not switched to', async () => {
  textFiles.ko = lost;
  texts.removeResourceBundle('ko', 'common');
  await expect(switchLanguage('ko')).rejects.toThrow('Failed to fetch');
  expect(texts.language).toBe('en');
  expect(localStorage.getItem('lng')).not.toBe('ko');
  textFiles.ko = ko;
  await act(() => switchLanguage('ko'));
  expect(texts.language).toBe('ko');
});

it('without its first texts the application does not start', async () => {
  textFiles.ko = lost;
  texts.removeResourceBundle('ko', 'common');
  await expect(startTexts('ko')).rejects.toThrow('Failed to fetch');
});
