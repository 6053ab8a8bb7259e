import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { ticketsOfAccount } from './read-store.ts';
import { deleteTickets, repliesOf } from './store.ts';

/** Tickets and replies about a person's stays. They and their pictures are erased with the account. */
export function makePersonalData({ files }: Pick<Context, 'files'>): PersonalData {
  return {
    exported: async (db, { accountId }) => {
      const rows = await ticketsOfAccount(db, accountId);
      const replies = await repliesOf(
        db,
        rows.map(({ id }) => id),
      );
      return {
        tickets: rows.map((row) => ({
          reservation: row.code,
          kind: row.kind,
          state: row.state,
          text: row.text,
          openedAt: row.opened_at.toISOString(),
          replies: replies
            .filter((reply) => reply.ticket_id === row.id)
            .map(({ author, text, written_at }) => ({ author, text, writtenAt: written_at.toISOString() })),
        })),
      };
    },
    erase: async (trx, { accountId }) => {
      const ids = (await ticketsOfAccount(trx, accountId)).map(({ id }) => id);
      for (const id of ids) await files.detach(trx, { kind: 'ticket', id });
      for (const { id } of await repliesOf(trx, ids)) await files.detach(trx, { kind: 'ticket_reply', id });
      await deleteTickets(trx, ids);
    },
  };
}
