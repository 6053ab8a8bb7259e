import { randomUUID } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { ContractBlock, ContractText } from '#contract/contract-text.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Language } from '#contract/shared.ts';
import type { Schema } from '#server/db/schema.ts';

export type ContractEvent = Selectable<Schema['contract_events']>;
export type SignerRow = Selectable<Schema['contract_signers']>;

/**
 * Stores a file permanently; the database refuses to change it.
 * @returns its id
 */
export async function storeDocument(
  trx: Trx,
  document: {
    kind: 'contract' | 'signed-contract';
    sha256: string;
    bytes: Uint8Array;
    blocks: ContractBlock[];
    at: Date;
  },
): Promise<string> {
  const id = randomUUID();
  const { kind, sha256, bytes, at } = document;
  const text = JSON.stringify(document.blocks);
  await trx.insertInto('documents').values({ id, kind, sha256, bytes, text, created_at: at }).execute();
  return id;
}

export async function insertContract(
  trx: Trx,
  contract: {
    reservationId: string;
    content: string;
    documentId: string;
    /** Sorted by position. */
    signers: { name: string; email: string; phone: string; language: Language }[];
    at: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('contracts')
    .values({
      id,
      reservation_id: contract.reservationId,
      status: 'sent',
      content: contract.content,
      document_id: contract.documentId,
      created_at: contract.at,
    })
    .execute();
  await trx
    .insertInto('contract_signers')
    .values(
      contract.signers.map((signer, index) => ({
        id: randomUUID(),
        contract_id: id,
        position: index + 1,
        name: signer.name,
        email: signer.email,
        phone: signer.phone,
        language: signer.language,
        status: 'sent' as const,
      })),
    )
    .execute();
  return id;
}

/** Replaces a reservation's contract. It stays on file but can no longer be signed. */
export async function replaceContract(trx: Trx, reservationId: string, at: Date): Promise<void> {
  await setUnsigned(trx, reservationId, 'void');
  await trx
    .updateTable('contracts')
    .set({ replaced_at: at })
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Drops a reservation's newest contract and restores the one that it replaced. */
export async function restoreContract(trx: Trx, reservationId: string, at: Date): Promise<void> {
  await setUnsigned(trx, reservationId, 'void');
  const taken = await trx
    .updateTable('contracts')
    .set({ replaced_at: at, dropped_at: at })
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', 'is', null)
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('contracts')
    .set((eb) => ({
      replaced_at: null,
      status: eb.case().when('signed_at', 'is', null).then('sent').else(eb.ref('status')).end() as never,
    }))
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', '=', taken.created_at)
    .where('dropped_at', 'is', null)
    .execute();
}

export async function setUnsigned(trx: Trx, reservationId: string, status: 'sent' | 'void'): Promise<void> {
  await trx
    .updateTable('contracts')
    .set({ status })
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', 'is', null)
    .where('status', 'in', ['sent', 'void'])
    .execute();
}

export async function setSigned(trx: Trx, id: string, documentId: string, at: Date): Promise<void> {
  await trx
    .updateTable('contracts')
    .set({ status: 'signed', signed_document_id: documentId, signed_at: at })
    .where('id', '=', id)
    .execute();
}

export async function setDeclined(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('contracts').set({ status: 'declined' }).where('id', '=', id).execute();
}

export function signersOf(db: Db, contractId: string): Promise<SignerRow[]> {
  return db
    .selectFrom('contract_signers')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('position')
    .execute();
}

export async function changeSigner(
  trx: Trx,
  id: string,
  change: Updateable<Schema['contract_signers']>,
): Promise<void> {
  await trx.updateTable('contract_signers').set(change).where('id', '=', id).execute();
}

export async function setLanguage(
  trx: Trx,
  reservationId: string,
  who: { name: string; email: string },
  language: Language,
): Promise<void> {
  await trx
    .updateTable('contract_signers')
    .set({ language })
    .where('contract_id', 'in', (eb) =>
      eb.selectFrom('contracts').select('id').where('reservation_id', '=', reservationId),
    )
    .where('position', '>', 1)
    .where('name', '=', who.name)
    .where('email', '=', who.email)
    .execute();
}

export async function setLinkHeld(trx: Trx, signerId: string, until: Date | null): Promise<void> {
  await trx
    .updateTable('contract_signers')
    .set({ link_held_until: until })
    .where('id', '=', signerId)
    .execute();
}

/** Locks a contract until the transaction ends. Lock its reservation first, as all decisions about a stay do. */
export async function lockContract(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().execute();
}

/** Finds the text of a contract file; without blocks if the file is older than the storage of texts. */
export async function findText(db: Db, id: string): Promise<ContractText | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['sha256', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { sha256: row.sha256, blocks: row.text ?? [] };
}

export function findDocument(db: Db, id: string): Promise<{ bytes: Uint8Array } | undefined> {
  return db.selectFrom('documents').select('bytes').where('id', '=', id).executeTakeFirst();
}

export async function addEvent(
  trx: Trx,
  signer: { id: string; contract_id: string },
  event: { kind: string; at: Date; ip?: string; userAgent?: string; detail?: string },
): Promise<void> {
  await trx
    .insertInto('contract_events')
    .values((eb) => ({
      id: randomUUID(),
      contract_id: signer.contract_id,
      signer_id: signer.id,
      seq: eb
        .selectFrom('contract_events')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('next'))
        .where('contract_id', '=', signer.contract_id),
      kind: event.kind,
      at: event.at,
      ip: event.ip ?? null,
      user_agent: event.userAgent ?? null,
      detail: event.detail ?? null,
    }))
    .execute();
}

export function eventsOf(db: Db, contractId: string): Promise<ContractEvent[]> {
  return db
    .selectFrom('contract_events')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('seq')
    .execute();
}

/** Erases the non-binding parts of an account's contracts: signing links, and unsigned drafts with their files. */
export async function forgetDrafts(trx: Trx, own: Selectable<Schema['contracts']>[]): Promise<void> {
  const ids = own.map(({ id }) => id);
  const drafts = own.filter((contract) => contract.signed_document_id === null);
  if (ids.length > 0)
    await trx
      .deleteFrom('contract_links')
      .where('signer_id', 'in', (eb) =>
        eb.selectFrom('contract_signers').select('id').where('contract_id', 'in', ids),
      )
      .execute();
  await remove(trx, drafts);
}

/**
 * Erases a reservation's contracts with their files and events.
 * @throws if a signed file is less than five years old
 */
export async function forgetContracts(trx: Trx, reservationId: string): Promise<void> {
  await remove(
    trx,
    await trx.selectFrom('contracts').selectAll().where('reservation_id', '=', reservationId).execute(),
  );
}

/** Deletes contracts; signers, links and events are deleted with them. */
async function remove(trx: Trx, contracts: Selectable<Schema['contracts']>[]): Promise<void> {
  if (contracts.length === 0) return;
  const files = contracts.flatMap(({ document_id, signed_document_id }) =>
    signed_document_id ? [document_id, signed_document_id] : [document_id],
  );
  await trx
    .deleteFrom('contracts')
    .where(
      'id',
      'in',
      contracts.map(({ id }) => id),
    )
    .execute();
  await trx.deleteFrom('documents').where('id', 'in', files).execute();
}
