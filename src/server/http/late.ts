import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The screens that most visits begin with, and how the build's manifest begins the name of each one's own chunk. */
const screens: Record<string, string> = {
  '/': '_home-',
  '/houses': 'src/app/screens/houses/houses.tsx?',
  '/detail': 'src/app/screens/houses/detail.tsx?',
};

/**
 * Moves the style sheet of a page that carries the rules of its first sight into a template, together with the application and all that
 * it imports: the boot script (`src/app/boot.ts`) asks for them at once when the page's own picture and type are there.
 * `directory` is the built application, `path` the page's without its query.
 */
export function lateParts(directory: string): (path: string, html: string) => string {
  const file = join(directory, '.vite/manifest.json');
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (path, html) => {
    const modules = importsOf(manifest, ['_app-', ...(screens[path] ? [screens[path]] : [])])
      .map((module) => `<link rel="modulepreload" crossorigin href="/${module}">`)
      .join('');
    return html.replace(
      /<link rel="stylesheet"[^>]*>/,
      (sheet) => `<template id="late">${sheet}${modules}</template><noscript>${sheet}</noscript>`,
    );
  };
}

/** The files of chunks and of everything that they import. */
function importsOf(manifest: Manifest, beginnings: string[]): string[] {
  const files = new Set<string>();
  const collect = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const beginning of beginnings) collect(Object.keys(manifest).find((key) => key.startsWith(beginning)));
  return [...files];
}
