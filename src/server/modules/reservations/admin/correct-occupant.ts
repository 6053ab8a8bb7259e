import { isDeepStrictEqual } from 'node:util';
import type { Corrected } from '#contract/admin/corrections.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { refuseChangedPhone } from '#server/http/api/impossible-phones.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { StoredOccupant } from '#server/db/schema-changes.ts';
import { stopClock } from '#server/ports/clock.ts';
import { occupantsOf } from '../read-store.ts';
import { lockReservation } from '../store.ts';
import { transition } from '../transition.ts';
import { correctionProblem } from './policy.ts';
import { withOwnLanguages } from '../occupants/languages.ts';
import { presentOccupant } from '../present.ts';
import { reservationVersion } from './version.ts';
import { countSignatures } from './read-store.ts';

/**
 * Corrects the name and contacts of an occupant, by position from 1, while nobody has signed; everybody gets a new contract (ADR 30). The member who
 * booked always signs under the account's name.
 * @throws Refusal `not_found`, `not_changeable`, `hold_expired`, `contract_signed`, `version_stale` with the current occupants, `phone_invalid` for a
 * changed number that no country has, `too_many_requests`.
 */
export function correctOccupant(
  ctx: Context,
  id: string,
  by: Administrator & { ifMatch: string },
  { position, person }: { position: number; person: Occupant },
): Promise<Corrected> {
  return inTransaction(ctx, async (trx) => {
    const reservation = await lockReservation(trx, id);
    const still = stopClock(ctx);
    const problem = correctionProblem(reservation, await countSignatures(trx, id), still.clock.now());
    if (problem) refuse(problem);
    const present = async (): Promise<Corrected> => ({
      version: await reservationVersion(trx, id),
      occupants: (await occupantsOf(trx, id)).map(presentOccupant),
    });
    const current = await present();
    const { occupants } = current;
    const before = occupants[position - 1] ?? refuse('not_found');
    requireVersion(by.ifMatch, current);
    refuseChangedPhone(person, before);
    const people: StoredOccupant[] = occupants;
    const corrected = withOwnLanguages(people.with(position - 1, person), occupants);
    const after = corrected[position - 1]!;
    if (isDeepStrictEqual(before, after)) return current;
    await spendAllowance(ctx, 'contractsOfReservation', id, trx);
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    const { refused } = await transition(trx, still, reservation, {
      name: 'correct_occupant',
      by: actor,
      occupants: corrected,
    });
    if (refused) refuse(refused);
    const subject = { kind: 'reservation', id } as const;
    await audit(trx, still, by, {
      action: 'occupant-corrected',
      subject,
      change: { before, after: { ...after, position } },
    });
    return present();
  });
}
