import type { DoorCode } from '#contract/admin/recorded-reads.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { mayAdministratorReadDoorCode } from '../door-code-access.ts';
import { loadRow } from './load-details.ts';

/**
 * Reads the access information of a confirmed stay that is not over. The access is audited before the code is returned
 * (docs/specification.md#reservation-life-cycle).
 * @throws Refusal `not_staying`
 */
export async function readDoorCode(ctx: Context, id: string, by: Administrator): Promise<DoorCode> {
  const row = await loadRow(ctx, id);
  if (!mayAdministratorReadDoorCode(row, ctx.clock.now())) refuse('not_staying');
  await inTransaction(ctx, (trx) =>
    audit(trx, ctx, by, {
      action: 'door-code-read',
      subject: { kind: 'reservation', id: row.id },
      change: { after: { houseId: row.house_id } },
    }),
  );
  const doorCode = await ctx.doorCodes.of(ctx.db, { id: row.id, houseId: row.house_id });
  return { doorCode, wifiName: row.wifi_name, wifiPassword: ctx.doorCodes.wifiPassword(row.wifi_password) };
}
