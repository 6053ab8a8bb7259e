import type { Plugin } from 'vite';
import { brand } from '../../contract/brand.ts';
import { browserNames, supportsCondition } from './oldest.ts';

const { colours, name, phone } = brand;
/** The number as it is dialled from abroad: `+82-2-…`. */
const international = phone.replace(/^0/, '+82-');

const wording = {
  ko: {
    title: `이 브라우저에서는 ${name.ko} 서비스를 쓸 수 없어요`,
    advice: '브라우저를 업데이트하거나, 아래 브라우저로 열어 주세요. 적힌 버전부터 쓸 수 있어요.',
    call: '도움이 필요하면 전화해 주세요:',
    phone,
  },
  en: {
    title: `${name.en} doesn’t work in this browser`,
    advice: 'Update it, or open this page in one of these, at this version or newer.',
    call: 'Need help? Call us:',
    phone: international,
  },
};

const styles = [
  `#old-browser{position:fixed;top:0;right:0;bottom:0;left:0;z-index:99999;overflow:auto;padding:32px 24px;background:${colours.theme};color:${colours.darkTheme};font:17px/1.6 system-ui,sans-serif}`,
  '#old-browser div{max-width:34em;margin:0 auto 40px}#old-browser strong{font-size:22px;line-height:1.35}#old-browser a{color:inherit}',
  // What the application makes of such a browser is not shown, nor read out.
  'body{visibility:hidden}#old-browser{visibility:visible}',
  `@supports ${supportsCondition}{body{visibility:visible}#old-browser{display:none}}`,
].join('');

/**
 * The notice in both languages: `style` shows it in any browser that is older than the list, whatever that makes of scripts. `body` stands
 * at the end: the first link of a page is the one that skips to its content.
 */
export function oldBrowserNotice(): { style: string; body: string } {
  const inBoth = (['ko', 'en'] as const).map((language) => {
    const text = wording[language];
    const list = browserNames(language).map((browser) => `<li>${browser}</li>`);
    return `<div lang="${language}"><p><strong>${text.title}</strong></p><p>${text.advice}</p><ul>${list.join('')}</ul><p>${text.call} <a href="tel:${international}">${text.phone}</a></p></div>`;
  });
  return {
    style: `<style>${styles}</style>`,
    body: `<div id="old-browser" data-nosnippet>${inBoth.join('')}</div>`,
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
