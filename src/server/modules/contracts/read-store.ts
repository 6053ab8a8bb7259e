import { sql, type Selectable } from 'kysely';
import type { ContractBlock } from '#contract/contract-text.ts';
import { personName } from '#contract/rules/people/names.ts';
import type { Language } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import type { ChangeTerms } from '#server/db/schema-changes.ts';
import type { Schema } from '#server/db/schema.ts';

/** Finds the open change of a reservation `r`: the newest contract belongs to it, and the one before stays in force until it is completed. */
const openChange = (db: Db) =>
  db
    .selectFrom('reservation_changes')
    .select(['reservation_id', 'terms', 'asked_at', 'due_at'])
    .where('ended_at', 'is', null)
    .as('change');

const changing = [
  'change.terms as change_terms',
  'change.asked_at as change_asked_at',
  'change.due_at as change_due_at',
] as const;

type Changing = {
  change_terms: ChangeTerms | null;
  change_asked_at: Date | null;
  change_due_at: Date | null;
};

/** Adjusts a row for an open change: the contract of the change gets the new terms, and the one before does not count as replaced yet. */
function duringChange<Row extends Changing & { replaced_at: Date | null; dropped_at: Date | null }>(
  row: Row,
): Row {
  const { change_terms: terms, change_asked_at: asked, replaced_at: replaced } = row;
  if (!terms || !asked || row.dropped_at) return row;
  if (replaced === null) return { ...row, ...terms };
  const holds = replaced >= asked;
  return holds ? { ...row, replaced_at: null, change_due_at: null } : row;
}

export type OccupantRow = Selectable<Schema['occupants']>;
export type InstalmentRow = Selectable<Schema['instalments']>;

export async function findBySha256(db: Db, sha256: string) {
  const row = await db
    .selectFrom('documents as d')
    .innerJoin('contracts as c', (join) =>
      join.on((eb) =>
        eb.or([eb('c.document_id', '=', eb.ref('d.id')), eb('c.signed_document_id', '=', eb.ref('d.id'))]),
      ),
    )
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .leftJoin(openChange(db), 'change.reservation_id', 'r.id')
    .select(changing)
    .select(['d.kind', 'd.created_at', 'c.id', 'c.status', 'c.replaced_at', 'c.dropped_at'])
    .select(['r.code', 'r.status as reservation_status', 'r.check_out', 'r.hold_expires_at'])
    .select((eb) =>
      eb
        .selectFrom('contract_signers as s')
        .select((count) => count.fn.countAll<number>().as('signers'))
        .whereRef('s.contract_id', '=', 'c.id')
        .as('signers'),
    )
    .where('d.sha256', '=', sha256)
    .orderBy('d.created_at', 'desc')
    .executeTakeFirst();
  return row && duringChange(row);
}
export type FoundContract = NonNullable<Awaited<ReturnType<typeof findBySha256>>>;

type ReservationFile = { bytes: Uint8Array; code: string; sha256: string; text: ContractBlock[] | null };

/** Begins a query for the contract in force of a reservation; during an open change that is the one before it. */
const holding = (db: Db, reservationId: string) =>
  db
    .selectFrom('contracts as c')
    .leftJoin(openChange(db), 'change.reservation_id', 'c.reservation_id')
    .where('c.reservation_id', '=', reservationId)
    .where('c.dropped_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('change.asked_at', 'is', null), eb('c.replaced_at', 'is', null)]),
        eb('c.replaced_at', '>=', eb.ref('change.asked_at')),
      ]),
    );

/**
 * Finds the file of a reservation's contract in force, the signed one if it exists, with the reservation's code. During an open change it is the
 * previous contract.
 */
export function contractFile(db: Db, reservationId: string): Promise<ReservationFile | undefined> {
  return holding(db, reservationId)
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .innerJoin('documents as d', (join) =>
      join.on('d.id', '=', sql`coalesce(c.signed_document_id, c.document_id)`),
    )
    .select(['d.bytes', 'd.sha256', 'd.text', 'r.code'])
    .executeTakeFirst();
}

/** Finds the contract in force of a reservation; `signed_at` is null until everybody has signed it. */
export function contractInForce(db: Db, reservationId: string) {
  return holding(db, reservationId).select(['c.id', 'c.content', 'c.signed_at']).executeTakeFirst();
}

/**
 * Finds the subject of a contract: a reservation with its house and its member.
 * @throws if the account is gone
 */
export async function findSubject(db: Db, reservationId: string) {
  const row = await db
    .selectFrom('reservations as r')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin(openChange(db), 'change.reservation_id', 'r.id')
    .selectAll('r')
    .select(changing)
    .select([
      'r.id as reservation_id',
      'r.status as reservation_status',
      'h.name as house_name',
      'h.address',
      'h.area_m2',
      'h.max_guests',
      'h.monthly_rent',
    ])
    .select([
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.phone_country',
      'a.phone',
      'a.birth_date',
      'a.language',
      'a.language as booker_language',
      'a.email_confirmed_at',
    ])
    .where('r.id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return { ...row, ...row.change_terms };
}
export type Subject = Awaited<ReturnType<typeof findSubject>>;

/** The reservation data in a mail with a link. The names are the account's, null once it is gone. */
export type MailSubject = Pick<
  Subject,
  | 'check_in'
  | 'check_out'
  | 'house_name'
  | 'hold_expires_at'
  | 'reservation_status'
  | 'account_id'
  | 'reservation_id'
  | 'change_due_at'
> & {
  first_name: string | null;
  last_name: string | null;
  booker_language: Language | null;
  email_confirmed_at: Date | null;
};

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

export function contractOf(db: Db, reservationId: string) {
  return db
    .selectFrom('contracts as c')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .select(['c.id', 'c.status', 'c.reservation_id', 'r.house_id'])
    .where('c.reservation_id', '=', reservationId)
    .where('c.replaced_at', 'is', null)
    .executeTakeFirst();
}

export function contractsOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('contracts as c')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .leftJoin('documents as d', 'd.id', 'c.signed_document_id')
    .selectAll('c')
    .select(['r.code', 'd.sha256 as signed_sha256'])
    .where('r.account_id', '=', accountId)
    .orderBy('c.created_at')
    .execute();
}

export async function findLinked(db: Db, hash: string) {
  const row = await db
    .selectFrom('contract_links as l')
    .innerJoin('contract_signers as s', 's.id', 'l.signer_id')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .innerJoin('documents as d', 'd.id', 'c.document_id')
    .leftJoin('documents as signed', 'signed.id', 'c.signed_document_id')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin(openChange(db), 'change.reservation_id', 'r.id')
    .selectAll('c')
    .select(changing)
    .select([
      'l.expires_at',
      's.id as signer_id',
      's.position',
      's.name as signer_name',
      's.email as signer_email',
      's.language as signer_language',
      's.status as signer_status',
      's.signed_at as signer_signed_at',
      'd.sha256',
      'signed.sha256 as signed_sha256',
      'r.status as reservation_status',
      'r.hold_expires_at',
      'r.first_paid_at',
      'r.code',
      'r.check_in',
      'r.check_out',
      'r.total',
      'r.account_id',
      'h.name as house_name',
      'a.email_confirmed_at',
      'a.email as booker_email',
      'a.first_name',
      'a.last_name',
      'a.birth_date as booker_birth_date',
      'a.language as booker_language',
    ])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
  return row && duringChange(row);
}
export type LinkedContract = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

export async function typedNames(
  db: Db,
  { position, first_name, last_name, reservation_id, signer_email, signer_name }: LinkedContract,
): Promise<{ firstName: string; lastName: string }> {
  if (position === 1) return { firstName: first_name ?? '', lastName: last_name ?? '' };
  const change = await db
    .selectFrom('reservation_changes')
    .select('occupants')
    .where('reservation_id', '=', reservation_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const people = [
    ...(change?.occupants ?? []),
    ...(await occupantsOf(db, reservation_id)).map((row) => ({
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
    })),
  ];
  const found = people.find((each) => each.email === signer_email && personName(each) === signer_name);
  return found ?? { firstName: '', lastName: '' };
}

/**
 * Finds the identity given at the signer's last signature: for the member who booked on any stay of the account, for others on an earlier contract of
 * the same stay.
 */
export function lastIdentity(db: Db, linked: LinkedContract): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('contract_signers as s')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .select(['s.passport_surname', 's.passport_given_names', 's.nationality', 's.birth_date'])
    .where('s.email', '=', linked.signer_email)
    .where('s.passport_surname', 'is not', null)
    .$if(linked.position === 1, (query) =>
      query.where('s.position', '=', 1).where('r.account_id', '=', linked.account_id),
    )
    .$if(linked.position > 1, (query) =>
      // Two who live together may have one address.
      query.where('r.id', '=', linked.reservation_id).where('s.name', '=', linked.signer_name),
    )
    .orderBy('s.signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type IdentityRow = Pick<
  Selectable<Schema['contract_signers']>,
  'passport_surname' | 'passport_given_names' | 'nationality' | 'birth_date'
>;
