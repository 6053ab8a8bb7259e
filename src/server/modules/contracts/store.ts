import { randomUUID } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { ContractBlock, ContractText } from '#contract/contract-text.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Language } from '#contract/shared.ts';
import type { Schema } from '#server/db/schema.ts';

export type ContractEvent = Selectable<Schema['contract_events']>;
export type SignerRow = Selectable<Schema['contract_signers']>;

/** Stores a file for good; the database refuses to change it. @returns its id. */
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

/** Writes a new contract down, waiting for its signatures. @returns its id. */
export async function insertContract(
  trx: Trx,
  contract: {
    reservationId: string;
    content: string;
    documentId: string;
    /** In the order of their positions. */
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

/** Replaces a reservation's contract: it stays on file, and an unsigned one can no longer be signed. */
export async function replaceContract(trx: Trx, reservationId: string, at: Date): Promise<void> {
  await setUnsigned(trx, reservationId, 'void');
  await trx
    .updateTable('contracts')
    .set({ replaced_at: at })
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Takes back a reservation's contract for the one that it replaced, which is as it was. */
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

/** Opens or voids an unsigned contract; a signed or declined one stays what it is. */
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

/** Lists everybody who signs a contract, the member who booked first. */
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

/** Sets the language of one who signs, in every contract of a reservation that names them. */
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

/** Notes until when a signer's link is held back; null once it was mailed. */
export async function setLinkHeld(trx: Trx, signerId: string, until: Date | null): Promise<void> {
  await trx
    .updateTable('contract_signers')
    .set({ link_held_until: until })
    .where('id', '=', signerId)
    .execute();
}

/** Holds a contract until the transaction ends; its reservation is held before it, as everything does that decides about a stay. */
export async function lockContract(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().execute();
}

/** Finds the text of a contract file; no blocks of one that was made before its text was written down too. */
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

/** Notes what happened to one signer's copy of a contract; the contract's events are numbered in order. */
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

/** Erases, of an account's contracts, what binds nobody: signing links, and drafts that were never signed with their files. */
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

/** Erases a reservation's contracts with their files and all that happened to them. @throws where a signed file is not five years old. */
export async function forgetContracts(trx: Trx, reservationId: string): Promise<void> {
  await remove(
    trx,
    await trx.selectFrom('contracts').selectAll().where('reservation_id', '=', reservationId).execute(),
  );
}

/** Signers, links and events go with their contract. */
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
