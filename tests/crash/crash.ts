import { parseArgs } from 'node:util';
import { startPostgres } from '../../src/tools/test/postgres.mjs';
import { crashRounds } from './rounds.ts';

/** `npm run crash -- --rounds 100`: runs on the embedded database, then on PostgreSQL. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, seed: { type: 'string' } },
});
const rounds = Number(values.rounds);
const seed = values.seed === undefined ? undefined : Number(values.seed);

const embedded = await crashRounds(rounds, null, seed);
console.log('embedded', embedded);
const given = process.env['TEST_DATABASE_URL'];
const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres();
try {
  const postgres = await crashRounds(rounds, server.url, seed);
  console.log('postgres', postgres);
  const both = [embedded, postgres];
  const isUntried = both.some(({ acknowledged: { completed, withdrawn } }) => completed * withdrawn === 0);
  if (isUntried)
    console.error('No change of dates was completed, or none withdrawn: more rounds are needed.');
  process.exitCode = isUntried || both.some(({ problems }) => problems.length > 0) ? 1 : 0;
} finally {
  await server.stop();
}
