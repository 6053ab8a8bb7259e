import { parseArgs } from 'node:util';
import { measureCatalogue } from './operator/catalogue.ts';
import { measureFlood } from './flood.ts';
import { measureHost } from './host.ts';
import { measureOffline } from './offline.ts';
import { measureOperator } from './operator/operator.ts';
import { measureSearch } from './search.ts';
import { measureSizes } from './sizes.ts';
import { measureVitals } from './vitals.ts';

/**
 * `npm run bench`: prints figures as JSON on standard output and progress on standard error. `--only=` selects parts, separated by commas. Search,
 * host, flood and operator need a PostgreSQL: TEST_DATABASE_URL, or one is started from the installed binaries. Operator and the other parts need a
 * Chromium, found at CHROMIUM_PATH.
 */
const parts = {
  sizes: measureSizes,
  vitals: measureVitals,
  offline: measureOffline,
  host: measureHost,
  flood: measureFlood,
  search: measureSearch,
  operator: measureOperator,
  catalogue: measureCatalogue,
};
const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(parts).join() } } });
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const result: Record<string, unknown> = { node: process.version };
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  result[name] = await measure();
}
console.log(JSON.stringify(result, null, 2));
process.exit(0);
