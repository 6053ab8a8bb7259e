import type { Db } from '#server/ports/database.ts';

/** The content that the stored picture of a subject was drawn of; null where there is none. */
export async function drawnOf(db: Db, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('share_pictures')
    .select('content_hash')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

/** Records that a subject's picture was drawn of another content. */
export async function recordDrawn(db: Db, subject: string, hash: string, at: Date): Promise<void> {
  const row = { content_hash: hash, drawn_at: at };
  await db
    .insertInto('share_pictures')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

/** Forgets a subject's picture, unless it has been drawn of another content meanwhile. */
export async function forgetDrawn(db: Db, subject: string, hash: string): Promise<void> {
  await db
    .deleteFrom('share_pictures')
    .where('subject', '=', subject)
    .where('content_hash', '=', hash)
    .execute();
}
