import { brand } from './brand.ts';

const { name, title, description, rentIncludes } = brand;

/** Brand facts that every first visit needs. The build loads them apart from the rest (`src/tools/build/brand-core.ts`). */
export const brandCore = { name, title, description, rentIncludes };
