import type { Plugin } from 'vite';
import { brand } from '../../contract/brand.ts';
import { bilingualName, oldestBrowsers, supportsCondition } from './oldest.ts';

const { name, phone } = brand;
const international = phone.replace(/^0/, '+82-');

const wording = {
  ko: {
    title: `이 브라우저에서는 ${name.ko} 서비스를 쓸 수 없어요`,
    advice: '아래 버전 이상인 브라우저로 열어 주세요.',
  },
  en: {
    title: `${name.en} doesn’t work in this browser`,
    advice: 'Use one of these or newer:',
  },
};

const styles = [
  // The application, as far as such a browser draws it, is neither shown nor read out.
  'body{visibility:hidden}#old-browser{visibility:visible;position:absolute;top:0;left:0;right:0;max-width:30em;margin:8vh auto;padding:24px}#old-browser p{margin:8px 0 24px}',
  `@supports ${supportsCondition}{body{visibility:visible}#old-browser{display:none}}`,
].join('');

/**
 * Builds the notice in both languages. `style` shows it in browsers older than the list without any script. `body` goes at the end of the page,
 * because the first link must be the one that skips to the content. It is part of every page, so it says everything once.
 */
export function oldBrowserNotice(): { style: string; body: string } {
  const advice = (['ko', 'en'] as const).map(
    (language) =>
      `<h1 lang="${language}">${wording[language].title}</h1><p lang="${language}">${wording[language].advice}</p>`,
  );
  const list = oldestBrowsers.map((browser) => `<li>${bilingualName(browser)}</li>`).join('');
  return {
    style: `<style>${styles}</style>`,
    body: `<div id="old-browser" role="main" data-nosnippet>${advice.join('')}<ul>${list}</ul><a href="tel:${international}">☎ ${international}</a></div>`,
  };
}

/** Adds the notice for browsers older than the list to every page, before any script, which they may not understand. */
export function oldBrowserPage(): Plugin {
  const { style, body } = oldBrowserNotice();
  return {
    name: 'old-browser-notice',
    // After Vite has read the page's own styles: the build would drop what the list's browsers need no more.
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', `${style}</head>`).replace('</body>', `${body}</body>`),
    },
  };
}
