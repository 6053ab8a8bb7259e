import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/ports/database.ts';

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
