import type { Plugin } from 'vite';
import { brandCore } from '../../contract/brand-core.ts';
import { brand } from '../../contract/brand.ts';

const literal = (facts: object) => JSON.stringify(facts);
const others = Object.fromEntries(Object.entries(brand).filter(([fact]) => !(fact in brandCore)));
const written = {
  'brand-core.ts': `export const brandCore = ${literal(brandCore)};`,
  'brand.ts': `import { brandCore } from './brand-core.ts';\nexport const brand = { ...brandCore, ...${literal(others)} };`,
};

/**
 * Inverts the two brand modules for the browser: `brand-core.ts` gets the facts that a first view needs, and `brand.ts`, which declares all of them
 * in the source, adds the others.
 */
export function writtenBrand(): Plugin {
  return {
    name: 'written-brand',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (_, id) => {
      const [, name] = /\/src\/contract\/(brand(?:-core)?\.ts)$/.exec(id) ?? [];
      return name ? { code: written[name as keyof typeof written], map: null } : undefined;
    },
  };
}
