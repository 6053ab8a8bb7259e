import { randomUUID } from 'node:crypto';
import type { SignUp } from '#contract/sign-in.ts';
import { isBirthDate } from '#contract/rules/people/birth-date.ts';
import { seoulDate } from '#contract/rules/dates.ts';
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

/** The particulars that every new account gives, as parsed. */
type NewPerson = Required<Omit<SignUp, 'email' | 'password' | 'consents'>> & {
  consents: { terms: true; privacy: true; receipt: boolean; marketing: boolean };
};
type Way = Pick<AccountRow, 'email' | 'password_hash'> &
  Partial<Pick<AccountRow, 'google_sub' | 'email_confirmed_at'>>;

/**
 * Makes an account, however its owner came in, and does `then` in the same transaction. Who has proved the address of an account that
 * waits for whom an administrator invited gets that one. @throws Refusal email_taken.
 */
export async function newAccount<T>(
  ctx: Context,
  person: NewPerson,
  way: Way,
  then: (trx: Trx, account: AccountRow) => Promise<T>,
): Promise<T> {
  const now = ctx.clock.now();
  if (!isBirthDate(person.birthDate, seoulDate(now)))
    refuse('birth_date_invalid', {}, { birthDate: 'birth_date_invalid' });
  const at = new Date(now);
  try {
    return await inTransaction(ctx, async (trx) => {
      const particulars = {
        language: person.language,
        first_name: person.firstName,
        last_name: person.lastName,
        phone_country: person.phoneCountry,
        phone: person.phone,
        birth_date: person.birthDate,
        ...way,
      };
      const invited = way.email_confirmed_at ? await lockInvited(trx, way.email) : undefined;
      const account = invited
        ? ((await updateAccount(trx, invited.id, { ...particulars, invited_at: null })) ?? refuseTaken())
        : await insertAccount(trx, { id: randomUUID(), created_at: at, ...particulars });
      const { receipt, marketing } = person.consents;
      await insertConsents(
        trx,
        account.id,
        [
          { kind: 'terms' as const, version: consentVersions.terms },
          // Korea's Personal Information Protection Act, article 15: a consent of its own.
          { kind: 'privacy' as const, version: consentVersions.privacy },
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

/**
 * Takes an account whose address nobody ever confirmed from whoever made it: the sessions end, and the password and what was mailed open
 * nothing any more. @returns it without a password
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
