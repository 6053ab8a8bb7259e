import { nameForOthers, personName } from '#contract/rules/people/names.ts';
import type { Context } from '#server/context.ts';
import { tryAllowance } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageParams } from '#server/ports/messages/params.ts';
import { openChange, type ChangeRow } from '../change/store.ts';
import { findRecipient } from '../read-store.ts';
import type { ReservationRow } from '../store.ts';
import { houseLink, stayLink, type Dependencies } from './reservation.ts';

type Kind = 'change-asked' | 'change-completed' | 'change-lapsed' | 'change-withdrawn';

/** Tells the member what a change of dates still needs, and until when. Each occupant gets the new contract beside it. */
export function tellChangeAsked(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  return tell(trx, ctx, stay, { kind: 'change-asked' });
}

/** Tells the member that the stay is changed, and what comes back. */
export function tellChangeCompleted(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  return tell(trx, ctx, stay, { kind: 'change-completed' });
}

/** Tells the member that a change lapsed and the stay stays as it was. */
export function tellChangeLapsed(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  return tell(trx, ctx, stay, { kind: 'change-lapsed' });
}

/** Tells the member that an administrator, who moved the stay, withdrew the change that was pending; `stay` as it is after. */
export function tellChangeWithdrawn(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  change: ChangeRow,
): Promise<void> {
  return tell(trx, ctx, stay, { kind: 'change-withdrawn', of: change });
}

/**
 * Tells those who were to sign the contract of a change, the member aside, that the change is dropped, by email: within what their mailbox gets
 * in a day, as nobody has shown yet that the address is theirs.
 */
export async function tellOthersOfDrop(
  trx: Trx,
  ctx: Dependencies & Pick<Context, 'clock'>,
  stay: ReservationRow,
): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  const change = await openChange(trx, stay.id);
  if (!to || !change) return;
  for (const [index, person] of (change.occupants ?? []).entries()) {
    if (index === 0) continue;
    const { email, language } = person;
    const mailbox = `${to.account_id} ${email.toLowerCase()}`;
    if (await tryAllowance(ctx, 'mailsToOccupant', mailbox, trx)) continue;
    await ctx.outbox.post(trx, {
      key: `${change.id}:change-dropped:${index + 1}:email`,
      kind: 'change-dropped-occupant',
      reservationId: stay.id,
      channel: 'email',
      to: email,
      language: language ?? to.language,
      params: {
        name: nameForOthers(personName(person)),
        house: to.house,
        code: stay.code,
        link: houseLink(ctx, stay),
      },
    });
  }
}

/** Posts a message about a change of a stay, by default the open one: of one that is dropped the dates that stay, else those that it asks for. */
async function tell(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  { kind, of }: { kind: Kind; of?: ChangeRow | undefined },
): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  const change = of ?? (await openChange(trx, stay.id));
  if (!to || !change) return;
  const dates = kind === 'change-lapsed' || kind === 'change-withdrawn' ? stay : change.terms;
  await ctx.outbox.post(trx, {
    key: `${change.id}:${kind}:email`,
    kind,
    reservationId: stay.id,
    channel: 'email',
    to: to.email,
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: dates.check_in,
      checkOut: dates.check_out,
      code: stay.code,
      ...sumsOf(change),
      expiresAt: change.due_at.toISOString(),
      link: stayLink(ctx, stay.id),
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
