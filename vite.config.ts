import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routes } from './src/app/routes.ts';
import { endpointTable } from './src/tools/endpoint-table.ts';
import { englishManifest } from './src/tools/english-manifest.ts';
import { webManifest } from './src/tools/web-manifest.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    endpointTable(),
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
          injectManifest: {
            rollupFormat: 'iife',
            globPatterns: [
              'index.html',
              'assets/*.{js,css}',
              'fonts/ondol-sans-latin.woff2',
              'favicon.svg',
              'icons/icon-192.png',
            ],
            globIgnores: ['assets/pdf-*', 'assets/admin-*', 'assets/gallery-*'],
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              groups: [
                { name: 'boot', test: /vite\/preload-helper/, priority: 9 },
                { name: 'app', test: /src\/app\/main\.tsx$/, priority: 8 },
                { name: 'frame', test: /src\/app\/layouts\/public/, priority: 7 },
                {
                  name: 'pieces',
                  test: /src\/app\/(ui\/(photo|page)|platform\/format|features\/houses\/(queries|vocabulary))\.tsx?$/,
                  priority: 6,
                },
                {
                  name: 'home',
                  test: /src\/app\/screens\/home\/(home|hero|search|lazy-below-hero)\./,
                  priority: 5,
                },
                {
                  name: 'ui',
                  test: /node_modules\/lucide-react|src\/(app\/ui\/(?!range-calendar|overlay-|toast-host|photo-lightbox|confirm-dialog)|app\/features\/(houses|brand)\/|contract\/rules\/)/,
                  minShareCount: 2,
                  priority: 4,
                },
                { name: 'person', test: /src\/app\/platform\/privacy\.ts$/, priority: 3 },
                {
                  name: 'content',
                  test: /src\/app\/(screens\/(about|faq|legal|lounge|portfolio|testimonial)|features\/(boards|faqs|reviews))\//,
                  priority: 2,
                },
                {
                  name: 'member',
                  test: /src\/app\/(screens\/(auth|booking|mypage)|features\/(accounts|reservations|payments))\//,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
}));
