import type { Db } from '#server/ports/database.ts';

export async function codesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('reservations').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export async function codesOfTurnovers(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('turnovers as t')
    .innerJoin('reservations as r', 'r.id', 't.arrival_id')
    .select(['t.id', 'r.code'])
    .where('t.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export async function codesOfTickets(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('reservations as r', 'r.id', 't.reservation_id')
    .select(['t.id', 'r.code'])
    .where('t.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export async function titlesOfTemplates(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket_templates')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function codesOfReviews(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews as v')
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .select(['v.id', 'r.code'])
    .where('v.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export async function districtsOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('consultations')
    .select(['id', 'district'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, district }) => [id, district]));
}

export async function wordsOfQuestions(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const questions = await db
    .selectFrom('faqs')
    .select(['id', 'question as words'])
    .where('id', 'in', ids)
    .execute();
  const groups = await db
    .selectFrom('faq_groups')
    .select(['id', 'title as words'])
    .where('id', 'in', ids)
    .execute();
  return new Map([...questions, ...groups].map(({ id, words }) => [id, words.ko]));
}

export async function namesOfStaff(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff_profiles').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name.ko]));
}

export async function titlesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('boards').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title.ko]));
}

export async function namesOfHouses(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('houses').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name.ko]));
}

export async function namesOf(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, { firstName: string; lastName: string }>();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, first_name, last_name }) => [id, { firstName: first_name, lastName: last_name }]),
  );
}

export function actorsOnRecord(db: Db) {
  return db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.first_name', 'a.last_name'])
    .where((eb) =>
      eb.exists(
        eb.selectFrom('audit_log as l').select('l.id').whereRef('l.actor_account_id', '=', 'a.id').limit(1),
      ),
    )
    .orderBy('a.last_name')
    .orderBy('a.first_name')
    .orderBy('a.id')
    .execute();
}
