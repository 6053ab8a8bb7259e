import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';
import { webManifest } from './web-manifest.ts';

/** Writes what the host needs beside the built application: which source file each route is, and the manifest in English. */
export function hostFiles(routes: VirtualRootRoute): Plugin {
  return {
    name: 'host-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const files: Record<string, string> = { __root__: `src/app/${routes.file}` };
      for (const child of routes.children ?? []) list(child, '', files);
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(files) });
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.en.webmanifest',
        source: JSON.stringify(webManifest('en')),
      });
    },
  };
}

function list(node: VirtualRouteNode, parent: string, files: Record<string, string>): void {
  if (node.type === 'physical') return;
  const id =
    node.type === 'index'
      ? `${parent}/`
      : node.type === 'layout'
        ? `${parent}/_${node.id}`
        : `${parent}${node.path}`;
  if ('file' in node && node.file) files[id] = `src/app/${node.file}`;
  if ('children' in node) for (const child of node.children ?? []) list(child, id, files);
}
