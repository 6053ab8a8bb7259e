import type { Plugin } from 'vite';

/**
 * Takes the place of the script with which Vite has a chunk's own imports come beside it: no chunk here has a style sheet, whose loading is most
 * of that one, and it lies in the first script that every page waits for. What fails is told as there, by `vite:preloadError`.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    transform: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => ({ code, map: null }) },
  };
}

/** The module that is put in the place of Vite’s. */
export const code = `export const __vitePreload = (load, files) => {
  for (const file of files ?? []) {
    const href = '/' + file;
    if (document.querySelector('[href="' + href + '"]')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  return load().catch((error) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
};`;
