import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as endpoints from '../src/tools/build/endpoint-table.ts';
import type * as seoul from '../src/tools/build/seoul-map.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Loads a plugin of the build without importing it: the text of all that this file imports is hashed anew for each cached module, and the
 * contract, which these plugins read, made that 360 kB.
 */
const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(resolve(root, 'src/tools/build', file))).module;
const { endpointTable } = await load<typeof endpoints>('endpoint-table.ts');
const { seoulMapModule } = await load<typeof seoul>('seoul-map.ts');

export default defineConfig({
  root,
  // The compiler of styles has a server of its own: it read the whole folder to watch it, 13 s of a core in each step.
  server: { watch: null },
  plugins: [endpointTable(), seoulMapModule(), react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
  // The generator of client types needs the compiler's JavaScript API, which TypeScript 7 does not have.
  resolve: {
    alias: { typescript: 'typescript-5' },
  },
  test: {
    server: { deps: { inline: ['openapi-typescript'] } },
    setupFiles: ['@vanilla-extract/css/disableRuntimeStyles', 'tests/kit/setup.ts'],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    maxWorkers: 2,
    // Each step of `npm test` transformed the same modules anew: with the host's, that was half of what a few API tests took.
    experimental: { fsModuleCache: true, fsModuleCachePath: resolve(root, '.tmp/vitest') },
    // A test that hangs is ended; one on a machine that carries others' load is not.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 300_000,
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
