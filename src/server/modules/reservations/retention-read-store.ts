import { seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

/**
 * Lists reservations of deleted accounts with contracts and payments on file, if the stay or cancellation, signing, paying and refunds all happened
 * before a Seoul date. Pending refunds keep them.
 */
export async function outdatedRecords(db: Db, retainedFrom: PlainDate): Promise<string[]> {
  const at = new Date(seoulInstant(retainedFrom, '00:00'));
  const rows = await db
    .selectFrom('reservations as r')
    .select('r.id')
    .where('r.account_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('r.status', 'in', ['cancelled', 'expired']),
        eb(eb.fn.coalesce('r.ended_on', 'r.check_out'), '<', retainedFrom),
      ]),
    )
    .where((eb) => eb.or([eb('r.closed_at', 'is', null), eb('r.closed_at', '<', at)]))
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('contracts as c').select('c.id').whereRef('c.reservation_id', '=', 'r.id')),
        eb.exists(eb.selectFrom('instalments as i').select('i.id').whereRef('i.reservation_id', '=', 'r.id')),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contracts as c')
            .select('c.id')
            .whereRef('c.reservation_id', '=', 'r.id')
            .where((each) => each.or([each('c.created_at', '>=', at), each('c.signed_at', '>=', at)])),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('instalments as i')
            .innerJoin('payments as p', 'p.instalment_id', 'i.id')
            .leftJoin('refunds as f', 'f.payment_id', 'p.id')
            .select('p.id')
            .whereRef('i.reservation_id', '=', 'r.id')
            .where((each) =>
              each.or([
                each('p.started_at', '>=', at),
                each('p.paid_at', '>=', at),
                each('f.status', '=', 'recorded'),
                each('f.done_at', '>=', at),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}
