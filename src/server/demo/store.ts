import { randomUUID } from 'node:crypto';
import { consentVersions } from '#contract/rules/policy.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { demoLogins, people, type PersonKey } from './people.ts';

export async function hasHouses(db: Db): Promise<boolean> {
  return (await db.selectFrom('houses').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function fillAccounts(
  trx: Trx,
  now: number,
  hashes: Map<string, string>,
): Promise<Record<PersonKey, string>> {
  const keys = Object.keys(people) as PersonKey[];
  const ids = Object.fromEntries(keys.map((key) => [key, randomUUID()])) as Record<PersonKey, string>;
  const joined = (key: PersonKey) => new Date(now - people[key].joined * DAY_MS);
  await trx
    .insertInto('accounts')
    .values(
      keys.map((key) => {
        const email = `${key}@ondol.example`;
        const person = people[key];
        return {
          id: ids[key],
          email,
          password_hash: hashes.get(email) ?? null,
          role: demoLogins.find((login) => login.email === email)?.role ?? ('member' as const),
          language: person.language,
          first_name: person.firstName,
          last_name: person.lastName,
          phone_country: person.phoneCountry,
          phone: person.phone,
          birth_date: person.birthDate,
          email_confirmed_at: joined(key),
          created_at: joined(key),
        };
      }),
    )
    .execute();
  await trx
    .insertInto('consents')
    .values(
      keys.flatMap((key) =>
        (['terms', 'privacy'] as const).map((kind) => ({
          id: randomUUID(),
          account_id: ids[key],
          kind,
          version: consentVersions[kind],
          given_at: joined(key),
        })),
      ),
    )
    .execute();
  return ids;
}

export async function settleMessages(trx: Trx): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((eb) => ({ sent_at: eb.ref('next_attempt_at'), attempts: 1 }))
    .where('sent_at', 'is', null)
    .execute();
  await trx.deleteFrom('allowances').execute();
}
