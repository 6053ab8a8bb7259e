import { parseArgs } from 'node:util';
import { measureSearch } from './bench-search.ts';
import { measureSizes } from './bench-sizes.ts';

/**
 * `npm run bench`: figures as JSON on standard output, progress on standard error. `--only=sizes` or `--only=search`. Search needs a
 * PostgreSQL: TEST_DATABASE_URL, or one is started from the installed binaries.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: 'sizes,search' } } });
const wanted = values.only.split(',');

const result = {
  node: process.version,
  ...(wanted.includes('sizes') ? { sizes: await measureSizes() } : {}),
  ...(wanted.includes('search') ? { search: await measureSearch() } : {}),
};
console.log(JSON.stringify(result, null, 2));
process.exit(0);
