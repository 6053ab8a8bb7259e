import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import { endpointTable } from '../src/tools/build/endpoint-table.ts';
import { seoulMapModule } from '../src/tools/build/seoul-map.ts';

const root = resolve(import.meta.dirname, '..');

/** Excludes style files from the cache of transformed modules, which ignores changes in their imports. */
const stylesUncached: Plugin = {
  name: 'styles-uncached',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : undefined)),
};

export default defineConfig({
  root,
  // The compiler of styles has a server of its own: it read the whole folder to watch it, 13 s of a core in each step.
  server: { watch: null },
  plugins: [endpointTable(), seoulMapModule(), react(), vanillaExtractPlugin(), stylesUncached],
  // The generator of client types needs the compiler's JavaScript API, which TypeScript 7 does not have.
  resolve: {
    alias: { typescript: 'typescript-5' },
  },
  test: {
    server: { deps: { inline: ['openapi-typescript'] } },
    setupFiles: ['tests/kit/setup.ts'],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    maxWorkers: 2,
    // Each step of `npm test` transformed the same modules anew: with the host's, that was half of what a few API tests took.
    experimental: { fsModuleCache: true, fsModuleCachePath: resolve(root, '.tmp/vitest') },
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'application',
          include: ['src/{app,ssr}/**/*.test.{ts,tsx}', 'tests/app/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'host',
          include: [
            'src/{contract,server,tools}/**/*.test.ts',
            'tests/{api,contract,engines,structure}/**/*.test.ts',
          ],
          // Loading the host anew for each file took half of these tests' time. What a test changes outside itself, it undoes.
          isolate: false,
        },
      },
    ],
  },
});
