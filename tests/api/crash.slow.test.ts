import { expect, test } from 'vitest';
import { crashRounds } from '#tests/crash/rounds.ts';

const url = process.env['TEST_DATABASE_URL'];
const databases = [
  { name: 'the embedded database', where: null },
  ...(url ? [{ name: 'PostgreSQL', where: url }] : []),
];

test.each(databases)(
  'a host on $name that is killed at any moment loses nothing it acknowledged, and neither charges nor gives back twice',
  async ({ where }) => {
    const { problems, acknowledged } = await crashRounds(4, where);
    expect(problems).toEqual([]);
    for (const what of ['stays', 'completed', 'withdrawn'] as const)
      expect(acknowledged[what], `it was alive long enough for ${what} to be lost`).toBeGreaterThan(0);
  },
  1_200_000,
);
