import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { Wordmark } from '../../app/ui/theme/brand-mark.tsx';

/** Puts the mark of the brand where the bar will have it into the page that nothing was rendered into: it is there before any script. */
export function appShell(): Plugin {
  const mark = renderToStaticMarkup(createElement(Wordmark, { height: 28 }));
  return {
    name: 'app-shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: (html) =>
      html.replace('<!--app-->', `<!--app--><div id="shell">${mark}</div><!--/app-->`),
  };
}
