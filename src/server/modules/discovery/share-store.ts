import type { Db } from '#server/ports/database.ts';

export async function drawnOf(db: Db, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('share_pictures')
    .select('content_hash')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

export async function recordDrawn(db: Db, subject: string, hash: string, at: Date): Promise<void> {
  const row = { content_hash: hash, drawn_at: at };
  await db
    .insertInto('share_pictures')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

export async function forgetDrawn(db: Db, subject: string, hash: string): Promise<void> {
  await db
    .deleteFrom('share_pictures')
    .where('subject', '=', subject)
    .where('content_hash', '=', hash)
    .execute();
}
