import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import { Wordmark } from '../../app/ui/theme/brand-mark.tsx';

const begun = /^assets\/public\/(app|transport|after-start)-/;

/**
 * Adds to the page without rendered content the brand mark in its place in the bar, the shape of a page, and a way out for slow starts. They show
 * before any script runs and before the language is known. Also names the page's scripts, which would otherwise load one after another.
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
