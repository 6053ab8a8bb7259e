import type { Plugin } from 'vite';
import { webManifest } from './web-manifest.ts';

/** Puts the English web app manifest beside the Korean one; the host hands out the one of the reader's language. */
export function englishManifest(): Plugin {
  return {
    name: 'english-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.en.webmanifest',
        source: JSON.stringify(webManifest('en')),
      });
    },
  };
}
