import { randomUUID } from 'node:crypto';
import type { Db } from '#server/context.ts';
import type { Trx } from '#server/ports.ts';

/** @returns the link's id. */
export async function insertLink(
  trx: Trx,
  link: { signerId: string; hash: string; at: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('contract_links')
    .values({
      id,
      signer_id: link.signerId,
      token_hash: link.hash,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute();
  return id;
}

/** The contract that a signing link opens, with what decides whether it still does. */
export function findLinked(db: Db, hash: string) {
  return db
    .selectFrom('contract_links as l')
    .innerJoin('contract_signers as s', 's.id', 'l.signer_id')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .innerJoin('documents as d', 'd.id', 'c.document_id')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('c')
    .select([
      'l.expires_at',
      's.id as signer_id',
      's.position',
      's.name as signer_name',
      's.status as signer_status',
      's.signed_at as signer_signed_at',
      'd.sha256',
      'r.status as reservation_status',
      'r.hold_expires_at',
      'r.code',
      'r.check_in',
      'r.check_out',
      'r.total',
      'r.house_id',
      'h.name as house_name',
      'a.email_confirmed_at',
      'a.email as booker_email',
      'a.first_name',
      'a.last_name',
      'a.language as booker_language',
    ])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
}
export type LinkedContract = NonNullable<Awaited<ReturnType<typeof findLinked>>>;
