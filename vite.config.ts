import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { adminRoutes, siteRoutes } from './src/app/routes.ts';
import { areaStyles } from './src/tools/build/area-styles.ts';
import { writtenBrand } from './src/tools/build/brand-core.ts';
import { chunkGroups } from './src/tools/build/chunk-groups/chunk-groups.ts';
import { chunkAreas, precachedAreas, preloadedChunk } from './src/tools/build/chunks.ts';
import { endpointTable } from './src/tools/build/endpoint-table.ts';
import { seoulMapModule } from './src/tools/build/seoul-map.ts';
import { englishManifest } from './src/tools/build/english-manifest.ts';
import { fontFaces } from './src/tools/build/font-faces.ts';
import { icons } from './src/tools/build/icons.ts';
import { oldBrowserPage } from './src/tools/browsers/notice.ts';
import { buildTargets } from './src/tools/browsers/oldest.ts';
import { appShell } from './src/tools/build/app-shell.ts';
import { preloadHelper } from './src/tools/build/preload-helper.ts';
import { shortStyleNames } from './src/tools/build/style-names.ts';
import { webManifest } from './src/tools/build/web-manifest.ts';

/** Builds `sw/sw.ts` with its precache list: the shell, the areas of the application for visitors and members, and both icons. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest: webManifest(),
    manifestFilename: 'manifest.webmanifest',
    includeAssets: [],
    // The system caches the icons of an installed app, and a push message, which shows one, comes over the network.
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [
        'index.html',
        `assets/{${precachedAreas.join()}}/*.js`,
        'assets/*.css',
        'assets/subsets/*.css',
        'fonts/ondol-sans-latin.woff2',
        'favicon.svg',
      ],
      // Written with what the others hold once all are final (`seal-worker.mjs`).
      additionalManifestEntries: [{ url: 'digests.json', revision: '' }],
      maximumFileSizeToCacheInBytes: 600_000,
    },
  });

/** Layouts that most first pages need; they stay whole in the application's own chunk. */
const wholeLayouts = new Set<string>(['/_public', '/_public/_member']);

/** Screens that the host renders with their data. Hydrating one needs no loader, which loads with the first navigation. */
const rendered = new Set<string>(['/_public/', '/_public/houses', '/_public/detail']);
const ofScreen = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/** Writes the route tree of one area, and splits its screens into chunks of their own. */
const routeTree = (virtualRouteConfig: typeof siteRoutes, generatedRouteTree: string) =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      splitBehavior: ({ routeId }) => {
        if (wholeLayouts.has(routeId)) return [];
        return rendered.has(routeId) ? [[...ofScreen], ['loader']] : undefined;
      },
      defaultBehavior: [[...ofScreen, 'loader']],
    },
    virtualRouteConfig,
    routesDirectory: 'src/app',
    generatedRouteTree,
    quoteStyle: 'single',
    semicolons: true,
  });

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    endpointTable(),
    seoulMapModule(),
    writtenBrand(),
    icons(import.meta.dirname),
    routeTree(siteRoutes, 'src/app/routeTree.gen.ts'),
    routeTree(adminRoutes, 'src/app/admin/layout/routeTree.gen.ts'),
    react(),
    englishManifest(),
    appShell(),
    oldBrowserPage(),
    vanillaExtractPlugin({ identifiers: shortStyleNames() }),
    isSsrBuild ? [] : [preloadHelper(), chunkAreas(), areaStyles(), fontFaces(), serviceWorker()],
  ],
  build: isSsrBuild
    ? { outDir: 'dist/ssr', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/app',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        target: buildTargets,
        cssTarget: buildTargets,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed) =>
            needed.filter((name) => name !== file && preloadedChunk.test(name)),
        },
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            hashCharacters: 'base36',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
  resolve: {
    alias: [
      // React has had it by itself since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: join(import.meta.dirname, 'src/app/platform/browser/with-selector.ts'),
      },
      // The module that the package names is written for browsers older than ours.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  ssr: { noExternal: true },
}));
