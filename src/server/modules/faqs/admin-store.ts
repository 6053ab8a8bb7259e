import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type GroupRow = Selectable<Schema['faq_groups']>;
export type FaqRow = Selectable<Schema['faqs']> & { helped: number; unhelped: number };

export function groups(db: Db, id?: string): Promise<GroupRow[]> {
  return db
    .selectFrom('faq_groups')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function questions(db: Db, groupId?: string): Promise<FaqRow[]> {
  return withVotes(db)
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId!))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function question(db: Db, id: string): Promise<FaqRow | undefined> {
  return withVotes(db).where('id', '=', id).executeTakeFirst();
}

function withVotes(db: Db) {
  const counted = (helpful: boolean) =>
    sql<number>`(select count(*)::int from faq_votes v where v.faq_id = faqs.id and v.helpful = ${helpful})`;
  return db
    .selectFrom('faqs')
    .selectAll('faqs')
    .select([counted(true).as('helped'), counted(false).as('unhelped')]);
}

export async function writeVote(db: Db, vote: Insertable<Schema['faq_votes']>): Promise<void> {
  const { helpful, voted_at } = vote;
  await db
    .insertInto('faq_votes')
    .values(vote)
    .onConflict((oc) => oc.columns(['faq_id', 'voter']).doUpdateSet({ helpful, voted_at }))
    .execute();
}

export async function idOfSlug(db: Db, slug: string): Promise<string | undefined> {
  return (await db.selectFrom('faqs').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
}

/** Locks all groups and with them the order of their questions, so that changes happen one after the other. */
export async function lockGroups(trx: Trx): Promise<GroupRow[]> {
  // A group that is added meanwhile would have no row to lock yet.
  await sql`lock table faq_groups in share row exclusive mode`.execute(trx);
  return groups(trx);
}

export async function isSlugTaken(trx: Trx, table: 'faq_groups' | 'faqs', slug: string): Promise<boolean> {
  const row = await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

export async function insertGroup(trx: Trx, group: Insertable<Schema['faq_groups']>): Promise<void> {
  await trx.insertInto('faq_groups').values(group).execute();
}

export async function insertQuestion(trx: Trx, faq: Insertable<Schema['faqs']>): Promise<void> {
  await trx.insertInto('faqs').values(faq).execute();
}

export async function updateGroup(
  trx: Trx,
  id: string,
  change: Updateable<Schema['faq_groups']>,
): Promise<void> {
  await trx.updateTable('faq_groups').set(change).where('id', '=', id).execute();
}

export async function updateQuestion(
  trx: Trx,
  id: string,
  change: Updateable<Schema['faqs']>,
): Promise<void> {
  await trx.updateTable('faqs').set(change).where('id', '=', id).execute();
}

/** Numbers groups or questions from 1 in the order of their ids. */
export async function writeOrder(
  trx: Trx,
  table: 'faq_groups' | 'faqs',
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries())
    await trx
      .updateTable(table)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .where('position', '<>', index + 1)
      .execute();
}

export async function deleteGroup(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('faq_groups').where('id', '=', id).execute();
}

export async function deleteQuestion(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('faqs').where('id', '=', id).execute();
}
