import type { AdminHouse } from '#contract/admin/houses.ts';
import type { AuditedAction, HouseState } from '#contract/admin/vocabulary.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { moment } from '../handlers.ts';
import { updateHouse } from '../store.ts';
import { heldHouse, loadHouse, type ByVersion } from './changes.ts';
import { shortcomings, stateOf } from './present.ts';
import { isInUse, type AdminHouseRow } from './read-store.ts';

/**
 * Publishes, unpublishes, archives or restores a house. Its reservations stay. Searches, the sitemap and share pictures check the state themselves.
 * @throws Refusal `not_found`, `version_stale` with the house as it is now, `house_incomplete` if it lacks something to be published, `house_in_use`
 * if it is to be archived but is occupied, reserved or held
 */
export function setState(
  ctx: Context,
  id: string,
  by: ByVersion,
  { state }: { state: HouseState },
): Promise<AdminHouse> {
  return inTransaction(ctx, async (trx) => {
    const row = await heldHouse(trx, ctx.cipher, id, by.ifMatch);
    if (stateOf(row) !== state) await changeState(trx, ctx, by, { row, state });
    return loadHouse(trx, ctx.cipher, id);
  });
}

/**
 * Changes the state of a locked house and audits it.
 * @throws Refusal `house_incomplete`, `house_in_use`
 */
export async function changeState(
  trx: Trx,
  ctx: Pick<Context, 'clock' | 'accounts'>,
  by: Administrator,
  { row, state }: { row: AdminHouseRow; state: HouseState },
): Promise<void> {
  const { id } = row;
  if (state === 'published' && shortcomings(row).missing.length > 0)
    refuse('house_incomplete', {}, { state: 'house_incomplete' });
  if (state === 'archived' && (await isInUse(trx, id, moment(ctx))))
    refuse('house_in_use', {}, { state: 'house_in_use' });
  await updateHouse(trx, id, {
    published: state === 'published',
    archived_at: state === 'archived' ? new Date(ctx.clock.now()) : null,
  });
  await audit(trx, ctx, by, { action: actionOf(stateOf(row), state), subject: { kind: 'house', id } });
}

export function actionOf(before: HouseState, after: HouseState): AuditedAction {
  if (after === 'published') return 'house-published';
  if (after === 'archived') return 'house-archived';
  return before === 'archived' ? 'house-restored' : 'house-unpublished';
}
