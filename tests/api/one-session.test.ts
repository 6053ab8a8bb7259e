import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
});
afterAll(() => host.close());

it('a query that goes past its own transaction is noticed on every database', async () => {
  const astray = () =>
    inTransaction(host.ctx, async () => {
      await host.ctx.db.selectFrom('houses').select('id').execute();
    });
  await expect(astray()).rejects.toThrow('goes past `trx`');
  const after = await host.ctx.db.selectFrom('houses').select('id').execute();
  expect(after, 'the connection is free again').toEqual([]);
});
