import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routes } from './src/app/routes.ts';
import { endpointTable } from './src/tools/endpoint-table.ts';
import { englishManifest } from './src/tools/english-manifest.ts';
import { leanIcons } from './src/tools/lean-icons.ts';
import { paintedShell } from './src/tools/painted-shell.ts';
import { webManifest } from './src/tools/web-manifest.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    endpointTable(),
    leanIcons(import.meta.dirname),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      virtualRouteConfig: routes,
      routesDirectory: 'src/app',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    englishManifest(),
    paintedShell(),
    vanillaExtractPlugin(),
    ...(isSsrBuild
      ? []
      : VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          injectRegister: false,
          registerType: 'prompt',
          manifest: webManifest(),
          manifestFilename: 'manifest.webmanifest',
          includeAssets: [],
          // The system keeps the icons of what is installed.
          includeManifestIcons: false,
          injectManifest: {
            rollupFormat: 'iife',
            globPatterns: [
              'index.html',
              'assets/*.{js,css}',
              'fonts/ondol-sans-latin.woff2',
              'favicon.svg',
              'icons/icon-192.png',
            ],
            globIgnores: [
              'assets/pdf-*',
              'assets/admin-*',
              'assets/gallery-*',
              'assets/toss-*',
              'assets/verify-*',
            ],
            maximumFileSizeToCacheInBytes: 600_000,
          },
        })),
  ],
  build: isSsrBuild
    ? { outDir: 'dist/ssr', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/app',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The shared chunks are worth fetching beside the one that is asked for; to name the small ones as well costs more than it brings.
          resolveDependencies: (file, needed) =>
            needed.filter((name) => name !== file && /assets\/(homes|choosing|content|member)-/.test(name)),
        },
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            // Every screen's file is named in the application's: short names pack best.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            hashCharacters: 'base36',
            codeSplitting: {
              groups: [
                { name: 'boot', test: /vite\/preload-helper|src\/app\/boot\.ts$/, priority: 9 },
                {
                  name: 'app',
                  test: /src\/(app\/(main|layouts\/public(-frame)?|ui\/(button-class|icon|page|photo))\.tsx?$|contract\/rules\/dates)|lucide-react\/dist\/esm\/icons\/search\./,
                  priority: 8,
                },
                {
                  name: 'person',
                  test: /src\/app\/platform\/(chat|draft|offline|privacy)\.ts$|node_modules\/idb-keyval\//,
                  priority: 8,
                },
                { name: 'toss', test: /node_modules\/@tosspayments\//, priority: 8 },
                {
                  name: 'home',
                  test: /src\/app\/screens\/home\/(home|hero|search|lazy-below-hero)\./,
                  priority: 6,
                },
                {
                  name: 'homes',
                  test: /src\/(app\/(platform\/format|features\/houses\/(queries|pictures|station-line|vocabulary)|ui\/(button|rating|badge|card|disclosure|empty-state|field|overlay|skeleton))\.tsx?$|contract\/rules\/stay)|lucide-react\/dist\/esm\/icons\/(arrow-right|building|calendar-days|check|chevron|external-link|info|ruler|users|x)\b/,
                  priority: 5,
                },
                {
                  name: 'choosing',
                  test: /src\/app\/(features\/houses\/(stay-calendar|choice|model|filter-sheet\.css)|ui\/(calendar|lightbox|number-stepper|price-lines|timeline))\.tsx?$/,
                  priority: 4,
                },
                { name: 'person', test: /src\/app\/platform\/privacy\.ts$/, priority: 3 },
                {
                  name: 'content',
                  test: /src\/app\/(screens\/(about|faq|legal|lounge|portfolio|testimonial)|features\/(boards|faqs|reviews|brand))\//,
                  priority: 2,
                },
                {
                  name: 'member',
                  test: /src\/app\/(screens\/(auth|booking|mypage)|features\/(accounts|reservations|payments|push))\//,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
  resolve: {
    // React has had it by itself since 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: { noExternal: true },
}));
