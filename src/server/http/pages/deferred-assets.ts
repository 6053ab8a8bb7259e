import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/shared.ts';

/**
 * Moves the style sheet of a page that carries the rules of its first sight into a template, together with the application and all that
 * it imports: the boot script (`src/app/boot.ts`) asks for them at once when the page's own picture and type are there. The fonts of further
 * letters are among them in Korean; in English they have a template of their own, for when the page is idle
 * (`src/app/layouts/notices/after-start.tsx`): the whole page is laid out anew when they come.
 * `directory` is the built application, whose build says which scripts a screen begins with; `path` the page's without its query.
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
