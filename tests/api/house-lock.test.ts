import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { planMissingTurnovers } from '#server/modules/turnovers/jobs.ts';
import { createHouse, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

/** Waits until a session of this database waits for a lock held by another. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ n: string }>`
        select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(host.ctx.db);
      return Number(rows[0]!.n);
    })
    .toBeGreaterThan(0);

function moment() {
  let come = () => {};
  const reached = new Promise<void>((resolve) => (come = resolve));
  return { reached, come };
}

const isFree = (houseId: string) =>
  inTransaction(host.ctx, async (trx) => {
    const rows = await trx
      .selectFrom('houses')
      .select('id')
      .where('id', '=', houseId)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    return rows.length === 1;
  });

/** Changes a reservation with houses locked, and releases the locks once another session waits for them. */
async function changeWhileAwaited(
  houses: readonly string[],
  id: string,
  change: { house_id: string } | { check_in: string },
  waiter: () => Promise<unknown>,
): Promise<void> {
  const [isLocked, isAwaited] = [moment(), moment()];
  const changing = inTransaction(host.ctx, async (trx) => {
    for (const each of houses) await host.ctx.reservations.lockHouse(trx, each);
    isLocked.come();
    await isAwaited.reached;
    await trx.updateTable('reservations').set(change).where('id', '=', id).execute();
  });
  await isLocked.reached;
  const waiting = waiter();
  await somebodyWaits().finally(() => isAwaited.come());
  await Promise.all([changing, waiting]);
}

// One connection of the embedded database never waits for another.
describe.runIf(process.env['TEST_DATABASE_URL'])('the lock of a house', () => {
  it('is that of the house in which a reservation is, also where it is moved at that moment', async () => {
    const { reservation, houseId } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    const other = await createHouse(host);
    const [isHeld, isSeen] = [moment(), moment()];
    await changeWhileAwaited([houseId, other], reservation.id, { house_id: other }, async () => {
      const holding = inTransaction(host.ctx, async (trx) => {
        expect(await host.ctx.reservations.lock(trx, reservation.id)).toBe('confirmed');
        isHeld.come();
        await isSeen.reached;
      });
      await isHeld.reached;
      const free = [await isFree(houseId), await isFree(other)];
      isSeen.come();
      await holding;
      expect(free, 'the house it was in, the house it is in').toEqual([true, false]);
    });
  });

  it('is held while its missing turnovers are planned', async () => {
    const { reservation, houseId } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    await host.ctx.db.deleteFrom('turnovers').where('arrival_id', '=', reservation.id).execute();
    const change = { check_in: '2026-12-03' };
    await changeWhileAwaited([houseId], reservation.id, change, () => planMissingTurnovers(host.ctx));
    const rows = await host.ctx.db
      .selectFrom('turnovers')
      .select('due_on')
      .where('arrival_id', '=', reservation.id)
      .execute();
    expect(rows).toEqual([{ due_on: '2026-12-03' }]);
  });
});
