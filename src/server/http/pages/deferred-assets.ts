import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/shared.ts';

/**
 * Moves the style sheet of a page with inlined critical rules into a template, together with the application's scripts. The boot script
 * (`src/app/boot.ts`) requests them once the page's own picture and fonts are loaded. Fonts for further letters are included in Korean; in English
 * they have their own template, loaded when the page is idle (`src/app/layouts/notices/after-start.tsx`), because their arrival lays out the whole
 * page again. `directory` is the built application, which lists the first scripts of each screen; `path` is without the query.
 */
export function deferAssets(directory: string): (path: string, language: Language, html: string) => string {
  const file = join(directory, '.vite/deferred-scripts.json');
  const scripts: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  return (path, language, html) => {
    const modules = (scripts[path] ?? scripts[''] ?? [])
      .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`)
      .join('');
    return html.replace(/<link rel="stylesheet"[^>]*>/, (sheet) => {
      const subsets = sheet.replace('/assets/', '/assets/subsets/');
      const [now, later] =
        language === 'ko' ? [subsets, ''] : ['', `<template id="subsets">${subsets}</template>`];
      return `<template id="deferred">${sheet}${now}${modules}</template>${later}<noscript>${sheet}${subsets}</noscript>`;
    });
  };
}
