import type { Deletion } from '#contract/accounts.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { deletionBlocks } from '#server/platform/deletion-blocks.ts';
import type { PersonRef } from '#server/ports/personal-data.ts';
import type { AccountRow } from './present.ts';
import { deleteAccount } from './store.ts';

export async function deletionOf(ctx: Context, db: Db, person: PersonRef): Promise<Deletion> {
  const blockedBy = await deletionBlocks(ctx, db, person);
  return { allowed: blockedBy.length === 0, blockedBy };
}

export async function eraseAccount(trx: Trx, ctx: Context, account: AccountRow): Promise<void> {
  for (const part of ctx.personalData) await part.erase(trx, refTo(account));
  await deleteAccount(trx, account.id);
}

export function refTo(account: AccountRow): PersonRef {
  return {
    accountId: account.id,
    email: account.email,
    phoneCountry: account.phone_country,
    phone: account.phone,
  };
}
