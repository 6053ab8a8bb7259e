import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves the style sheet of a page that carries the rules of its first sight into a template, together with the application and all that
 * it imports: the boot script (`src/app/boot.ts`) asks for them at once when the page's own picture and type are there.
 * `directory` is the built application, whose build says which scripts a screen begins with; `path` the page's without its query.
 */
export function deferAssets(directory: string): (path: string, html: string) => string {
  const file = join(directory, '.vite/deferred-scripts.json');
  const scripts: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  return (path, html) => {
    const modules = (scripts[path] ?? scripts[''] ?? [])
      .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`)
      .join('');
    return html.replace(
      /<link rel="stylesheet"[^>]*>/,
      (sheet) => `<template id="deferred">${sheet}${modules}</template><noscript>${sheet}</noscript>`,
    );
  };
}
