import { nameForOthers, personName } from '#contract/rules/people/names.ts';
import type { Context } from '#server/context.ts';
import { tryAllowance } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageParams } from '#server/ports/messages/params.ts';
import { openChange, type ChangeRow } from '../change/store.ts';
import { findRecipient } from '../read-store.ts';
import type { ReservationRow } from '../store.ts';
import { houseLink, reservationLink, type Dependencies } from './reservation.ts';

type Kind = 'change-asked' | 'change-completed' | 'change-lapsed' | 'change-withdrawn';

export function tellChangeAsked(trx: Trx, ctx: Dependencies, reservation: ReservationRow): Promise<void> {
  return tell(trx, ctx, reservation, { kind: 'change-asked' });
}

export function tellChangeCompleted(trx: Trx, ctx: Dependencies, reservation: ReservationRow): Promise<void> {
  return tell(trx, ctx, reservation, { kind: 'change-completed' });
}

export function tellChangeLapsed(trx: Trx, ctx: Dependencies, reservation: ReservationRow): Promise<void> {
  return tell(trx, ctx, reservation, { kind: 'change-lapsed' });
}

/** Tells the member that an administrator moved the stay and thereby withdrew the pending change. `stay` is the row after the move. */
export function tellChangeWithdrawn(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  change: ChangeRow,
): Promise<void> {
  return tell(trx, ctx, reservation, { kind: 'change-withdrawn', of: change });
}

/**
 * Mails the signers of a dropped change, except the member. Counts toward the daily limit of their mailbox, because their addresses are not proved.
 */
export async function tellOthersOfDrop(
  trx: Trx,
  ctx: Dependencies & Pick<Context, 'clock'>,
  reservation: ReservationRow,
): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  const change = await openChange(trx, reservation.id);
  if (!to || !change) return;
  for (const [index, person] of (change.occupants ?? []).entries()) {
    if (index === 0) continue;
    const { email, language } = person;
    const mailbox = `${to.account_id} ${email.toLowerCase()}`;
    if (await tryAllowance(ctx, 'mailsToOccupant', mailbox, trx)) continue;
    await ctx.outbox.post(trx, {
      key: `${change.id}:change-dropped:${index + 1}:email`,
      kind: 'change-dropped-occupant',
      reservationId: reservation.id,
      channel: 'email',
      to: email,
      language: language ?? to.language,
      params: {
        name: nameForOthers(personName(person)),
        house: to.house,
        code: reservation.code,
        link: houseLink(ctx, reservation),
      },
    });
  }
}

/** Sends a message about a change, by default the open one. It names the dates that stay if the change was dropped, otherwise the new ones. */
async function tell(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  { kind, of }: { kind: Kind; of?: ChangeRow | undefined },
): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  const change = of ?? (await openChange(trx, reservation.id));
  if (!to || !change) return;
  const dates = kind === 'change-lapsed' || kind === 'change-withdrawn' ? reservation : change.terms;
  await ctx.outbox.post(trx, {
    key: `${change.id}:${kind}:email`,
    kind,
    reservationId: reservation.id,
    channel: 'email',
    to: to.email,
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: dates.check_in,
      checkOut: dates.check_out,
      code: reservation.code,
      ...sumsOf(change),
      expiresAt: change.due_at.toISOString(),
      link: reservationLink(ctx, reservation.id),
    },
  });
}

function sumsOf(
  change: ChangeRow,
): Pick<MessageParams[Kind], 'difference' | 'differenceUsd' | 'returned' | 'returnedUsd'> {
  return {
    difference: change.to_pay,
    differenceUsd: change.to_pay_usd_cents ?? 0,
    returned: change.to_return,
    returnedUsd: change.to_return_usd_cents ?? 0,
  };
}
