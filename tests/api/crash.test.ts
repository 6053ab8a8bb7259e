import { expect, test } from 'vitest';
import { crashRounds } from '#tests/crash/rounds.ts';

test('a host that is killed at any moment loses nothing it acknowledged, and neither charges nor gives back twice', async () => {
  const { problems, acknowledged } = await crashRounds(4, process.env['TEST_DATABASE_URL'] ?? null);
  expect(problems).toEqual([]);
  expect(acknowledged.stays, 'it was alive long enough for something to be lost').toBeGreaterThan(0);
}, 600_000);
