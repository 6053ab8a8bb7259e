import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Has the shapes of lucide-react drawn by `src/app/ui/media/icon.ts`: a kibibyte less in the first load. */
export function iconAlias(root: string): Plugin {
  return {
    name: 'icon-alias',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('lucide-react')
        ? join(root, 'src/app/ui/media/icon.ts')
        : null,
  };
}
