import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports.ts';

export type OccupantRow = Selectable<Schema['occupants']>;
export type InstalmentRow = Selectable<Schema['instalments']>;
export type ContractEvent = Selectable<Schema['contract_events']>;

/** What a contract is about: a reservation with its house and its member. @throws when the account is gone. */
export function findSubject(db: Db, reservationId: string) {
  return db
    .selectFrom('reservations as r')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select(['h.name as house_name', 'h.address', 'h.area_m2', 'h.max_guests', 'h.monthly_rent'])
    .select([
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.phone_country',
      'a.phone',
      'a.birth_date',
      'a.language',
    ])
    .where('r.id', '=', reservationId)
    .executeTakeFirstOrThrow();
}
export type Subject = Awaited<ReturnType<typeof findSubject>>;

export function occupantsOf(db: Db, reservationId: string): Promise<OccupantRow[]> {
  return db
    .selectFrom('occupants')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

export function instalmentsOf(db: Db, reservationId: string): Promise<InstalmentRow[]> {
  return db
    .selectFrom('instalments')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('seq')
    .execute();
}

/** Keeps a file for good; the database refuses to change it. @returns its id. */
export async function keepDocument(
  trx: Trx,
  document: { kind: 'contract' | 'signed-contract'; sha256: string; bytes: Uint8Array; at: Date },
): Promise<string> {
  const id = randomUUID();
  const { kind, sha256, bytes, at } = document;
  await trx.insertInto('documents').values({ id, kind, sha256, bytes, created_at: at }).execute();
  return id;
}

/** Writes a new contract down, waiting for its signature. @returns its id. */
export async function insertContract(
  trx: Trx,
  contract: {
    reservationId: string;
    content: string;
    documentId: string;
    signer: { name: string; email: string; phone: string };
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
      signer_name: contract.signer.name,
      signer_email: contract.signer.email,
      signer_phone: contract.signer.phone,
      created_at: contract.at,
    })
    .execute();
  return id;
}

export function contractOf(db: Db, reservationId: string) {
  return db
    .selectFrom('contracts')
    .select(['id', 'status', 'signer_email'])
    .where('reservation_id', '=', reservationId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

/** Makes room for a fresh contract: nobody can sign the one before any more, and a signed one stays on file. */
export async function supersede(trx: Trx, reservationId: string, at: Date): Promise<void> {
  await setUnsigned(trx, reservationId, 'void');
  await trx
    .updateTable('contracts')
    .set({ superseded_at: at })
    .where('reservation_id', '=', reservationId)
    .where('superseded_at', 'is', null)
    .execute();
}

/** Sets whether an unsigned contract can be signed; a signed one stays what it is. */
export async function setUnsigned(trx: Trx, reservationId: string, status: 'sent' | 'void'): Promise<void> {
  await trx
    .updateTable('contracts')
    .set({ status })
    .where('reservation_id', '=', reservationId)
    .where('superseded_at', 'is', null)
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

/** @returns the link's id. */
export async function insertLink(
  trx: Trx,
  link: { contractId: string; hash: string; at: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('contract_links')
    .values({
      id,
      contract_id: link.contractId,
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
    .innerJoin('contracts as c', 'c.id', 'l.contract_id')
    .innerJoin('documents as d', 'd.id', 'c.document_id')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('c')
    .select([
      'l.expires_at',
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
    ])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
}
export type LinkedContract = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/** Holds a contract until the transaction ends, its house before it as everything does that decides about a stay. */
export async function lockContract(trx: Trx, contract: { id: string; house_id: string }): Promise<void> {
  await trx.selectFrom('houses').select('id').where('id', '=', contract.house_id).forNoKeyUpdate().execute();
  await trx.selectFrom('contracts').select('id').where('id', '=', contract.id).forUpdate().execute();
}

export function findDocument(db: Db, id: string): Promise<{ bytes: Uint8Array } | undefined> {
  return db.selectFrom('documents').select('bytes').where('id', '=', id).executeTakeFirst();
}

/** Notes what happened to a contract; its events are numbered in order. */
export async function addEvent(
  trx: Trx,
  contractId: string,
  event: { kind: string; at: Date; ip?: string; userAgent?: string; detail?: string },
): Promise<void> {
  await trx
    .insertInto('contract_events')
    .values((eb) => ({
      id: randomUUID(),
      contract_id: contractId,
      seq: eb
        .selectFrom('contract_events')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('next'))
        .where('contract_id', '=', contractId),
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
