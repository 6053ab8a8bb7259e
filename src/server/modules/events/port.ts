import type { Context } from '#server/context.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { Events } from '#server/ports/events.ts';
import { tell } from './messages.ts';
import { lockEvent, signUpsOf } from './read-store.ts';

type Dependencies = Pick<Context, 'clock' | 'config' | 'db' | 'outbox'>;

export function makeEvents(ctx: Dependencies): Events {
  return {
    tellOfMove: async (trx, boardId) => {
      const event = await lockEvent(trx, boardId);
      if (!event) return;
      await spendAllowance(ctx, 'movesOfEvent', boardId, trx);
      for (const row of await signUpsOf(trx, boardId)) {
        // Those who wait have no entry in a calendar that could follow.
        const sequence = row.state === 'seat' ? event.sequence : 0;
        const key = `event-moved:${event.sequence}:${row.id}`;
        await tell(trx, ctx, {
          to: row,
          event,
          told: { kind: 'event-moved', more: { boardId, sequence } },
          key,
        });
      }
    },
  };
}
