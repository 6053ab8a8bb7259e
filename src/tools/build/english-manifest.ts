import type { Plugin } from 'vite';
import { webManifest } from './web-manifest.ts';

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
