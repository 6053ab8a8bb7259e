import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { endpointTable } from '../src/tools/build/endpoint-table.ts';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [endpointTable(), react(), vanillaExtractPlugin()],
  // The generator of client types needs the compiler's JavaScript API, which TypeScript 7 does not have.
  resolve: { alias: { typescript: 'typescript-5' } },
  test: {
    server: { deps: { inline: ['openapi-typescript'] } },
    setupFiles: ['tests/kit/setup.ts'],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    maxWorkers: 2,
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
