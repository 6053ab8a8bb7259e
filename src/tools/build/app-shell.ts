import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { Wordmark } from '../../app/ui/theme/brand-mark.tsx';

/**
 * Puts the mark of the brand where the bar will have it into the page that nothing was rendered into, and below it the shape of a page and a
 * way out, which show where the application is long in coming: they are there before any script, and before the language is known.
 */
export function appShell(): Plugin {
  const mark = renderToStaticMarkup(createElement(Wordmark, { height: 28 }));
  const shape = '<nav><i></i><i></i><i></i><a href="/">취소 · Cancel</a></nav>';
  return {
    name: 'app-shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: (html) =>
      html.replace('<!--app-->', `<!--app--><div id="shell">${mark}${shape}</div><!--/app-->`),
  };
}
