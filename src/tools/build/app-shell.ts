import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import { Wordmark } from '../../app/ui/theme/brand-mark.tsx';

/** The scripts that every screen begins with where no data came with the page: the application, the code of calls, and the shape of a screen. */
const begun = /^assets\/public\/(app|transport|after-start)-/;

/**
 * Puts the mark of the brand where the bar will have it into the page that nothing was rendered into, and below it the shape of a page and a
 * way out, which show where the application is long in coming: they are there before any script, and before the language is known. It names
 * its scripts, which otherwise wait for one another.
 */
export function appShell(): Plugin {
  const mark = renderToStaticMarkup(createElement(Wordmark, { height: 28 }));
  const shape = '<nav><i></i><i></i><i></i><a href="/">취소 · Cancel</a></nav>';
  return {
    name: 'app-shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(
          '<!--app-->',
          `<!--app--><div id="shell">${mark}${shape}</div>${preloads(bundle)}<!--/app-->`,
        ),
    },
  };
}

function preloads(bundle: Rolldown.OutputBundle = {}): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.filter(({ fileName }) => begun.test(fileName));
  const scripts = [first.map(({ fileName }) => fileName), first.map(({ imports }) => imports)];
  return [...new Set(scripts.flat(2))]
    .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`)
    .join('');
}
