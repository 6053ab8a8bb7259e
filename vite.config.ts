import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routes } from './src/app/routes.ts';
import { endpointTable } from './src/tools/endpoint-table.ts';
import { hostFiles } from './src/tools/route-files.ts';
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
    hostFiles(routes),
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
              'fonts/ondol-sans-ui.woff2',
              'favicon.svg',
              'icons/icon-192.png',
            ],
            globIgnores: ['assets/lazy-*', 'assets/admin-*', 'assets/dev-*'],
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
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'texts-ko', test: /locales\/ko\/(?!admin)/, priority: 9 },
                { name: 'texts-en', test: /locales\/en\/(?!admin)/, priority: 9 },
                { name: 'app', test: /src\/app\/main\.tsx$/, priority: 8 },
                { name: 'frame', test: /src\/app\/layouts\/public/, priority: 7 },
                { name: 'homes', test: /src\/app\/features\/houses\/house-card/, priority: 6 },
                { name: 'home', test: /src\/app\/screens\/home\/(?!search-)/, priority: 5 },
                { name: 'search', test: /src\/app\/screens\/houses\/houses\.tsx/, priority: 4 },
                { name: 'detail', test: /src\/app\/screens\/houses\/detail\.tsx/, priority: 3 },
                { name: 'content', test: /src\/app\/screens\/(about|faq|legal|lounge|portfolio|testimonial)\//, priority: 2 },
                { name: 'member', test: /src\/app\/screens\/(auth|booking|mypage)\//, priority: 1 },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
}));
