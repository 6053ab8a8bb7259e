import { sql, type Kysely } from 'kysely';

/** The instant that drafts of events were given for a time that nobody had typed. */
const NOTHING = '1999-12-31T15:00:00.000Z';

/** Drafts of events lose the times that nobody typed into them: an empty field was stored as the first day of 2000. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const field of ['startsAt', 'endsAt'])
    await sql`
      update board_drafts set content = jsonb_set(content, array['event', ${field}]::text[], 'null')
      where content -> 'event' ->> ${field} = ${NOTHING}`.execute(db);
}
