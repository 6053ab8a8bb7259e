import type { Plugin } from 'vite';
import { brand } from '../../contract/brand.ts';
import { bilingualName, oldestBrowsers, supportsCondition } from './oldest.ts';

const { name, phone } = brand;
/** The number as it is dialled from anywhere: `+82-2-…`. */
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
 * The notice in both languages: `style` shows it in any browser that is older than the list, whatever that makes of scripts. `body` stands
 * at the end: the first link of a page is the one that skips to its content. It travels with every page, so it says everything once.
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

/** Puts the notice to browsers older than the list into every page: before any script, which they may not understand. */
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
