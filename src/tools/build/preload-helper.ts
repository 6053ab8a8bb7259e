import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper that preloads a chunk's imports. Most of that helper loads style sheets, which no chunk here has, and every page waits for
 * the script that contains it. Failures are reported in the same way, by `vite:preloadError`.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    transform: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => ({ code, map: null }) },
  };
}

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
