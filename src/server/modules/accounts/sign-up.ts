import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { SignUp } from '#contract/sign-in.ts';
import { isBirthDate } from '#contract/rules/people/birth-date.ts';
import { isOldEnough } from '#contract/rules/people/consent-age.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { consentVersions } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';
import { forgetKnownDevices } from './known-device-store.ts';
import type { AccountRow } from './present.ts';
import { endDevices } from './session-store.ts';
import {
  forgetEmailTokens,
  insertAccount,
  insertConsents,
  isEmailTaken,
  lockInvited,
  updateAccount,
} from './store.ts';

type NewPerson = Omit<v.InferOutput<typeof SignUp>, 'email' | 'password' | 'consents' | 'toBook'> & {
  consents: Omit<v.InferOutput<typeof SignUp>['consents'], 'age'> & { age?: boolean };
};
type Way = Pick<AccountRow, 'email' | 'password_hash'> &
  Partial<Pick<AccountRow, 'google_sub' | 'email_confirmed_at'>>;

/**
 * Creates an account for any way of signing up and runs `then` in the same transaction. If the address is proved and an account waits for an invited
 * person, that account is used.
 * @throws Refusal `email_taken`, `birth_date_invalid`, `phone_invalid`, `age_required` if both the birth date and the age statement are missing
 */
export async function newAccount<T>(
  ctx: Context,
  person: NewPerson,
  way: Way,
  then: (trx: Trx, account: AccountRow) => Promise<T>,
): Promise<T> {
  const now = ctx.clock.now();
  refuseIncomplete(person, seoulDate(now));
  const at = new Date(now);
  try {
    return await inTransaction(ctx, async (trx) => {
      const particulars = {
        language: person.language,
        first_name: person.firstName,
        last_name: person.lastName,
        phone_country: person.phoneCountry ?? null,
        phone: person.phone ?? null,
        birth_date: person.birthDate ?? null,
        ...way,
      };
      const invited = way.email_confirmed_at ? await lockInvited(trx, way.email) : undefined;
      const account = invited
        ? ((await updateAccount(trx, invited.id, { ...particulars, invited_at: null })) ?? refuseTaken())
        : await insertAccount(trx, { id: randomUUID(), created_at: at, ...particulars });
      const { age, receipt, marketing } = person.consents;
      await insertConsents(
        trx,
        account.id,
        [
          { kind: 'terms' as const, version: consentVersions.terms },
          // Korea's Personal Information Protection Act, article 15: a consent of its own.
          { kind: 'privacy' as const, version: consentVersions.privacy },
          ...(age ? [{ kind: 'age' as const, version: consentVersions.privacy }] : []),
          ...(receipt ? [{ kind: 'receipt' as const, version: consentVersions.privacy }] : []),
          ...(marketing ? [{ kind: 'marketing' as const, version: consentVersions.privacy }] : []),
        ],
        at,
      );
      return then(trx, account);
    });
  } catch (error) {
    if (isEmailTaken(error)) return refuseTaken();
    throw error;
  }
}

function refuseIncomplete({ birthDate, phoneCountry, phone, consents }: NewPerson, today: PlainDate): void {
  if (birthDate !== undefined && !isBirthDate(birthDate, today))
    refuse('birth_date_invalid', {}, { birthDate: 'birth_date_invalid' });
  if (birthDate !== undefined && !isOldEnough(birthDate, today))
    refuse('too_young', {}, { birthDate: 'too_young' });
  if (birthDate === undefined && !consents.age)
    refuse('age_required', {}, { 'consents.age': 'age_required' });
  if ((phone === undefined) !== (phoneCountry === undefined))
    refuse('phone_invalid', {}, { phone: 'phone_invalid' });
}

/**
 * Takes over an account with a never confirmed address from whoever created it: ends its sessions and invalidates its password and mailed links.
 * @returns it without a password
 */
export async function claimAccount(trx: Trx, id: string, at: Date): Promise<AccountRow | undefined> {
  await endDevices(trx, { accountId: id }, at);
  await forgetKnownDevices(trx, { accountId: id });
  await forgetEmailTokens(trx, id, ['confirm', 'reset', 'change-email']);
  return updateAccount(trx, id, { password_hash: null, pending_email: null });
}

export function refuseTaken(): never {
  return refuse('email_taken', {}, { email: 'email_taken' });
}
