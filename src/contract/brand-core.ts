import { brand } from './brand.ts';

const { name, title, description, rentIncludes } = brand;

/** Facts of the brand that every first visit needs; the build has a first view load them without the others (`src/tools/build/brand-core.ts`). */
export const brandCore = { name, title, description, rentIncludes };
