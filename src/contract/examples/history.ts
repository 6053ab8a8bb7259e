import type { ExamplesOf } from '../endpoint.ts';
import type { reservationHistory } from '../reservations/history.ts';
import { now, reservationId } from './world.ts';

const nothing = { name: null, amount: null, amountUsdCents: null, subject: null };
export const reservationHistoryExamples: ExamplesOf<typeof reservationHistory> = {
  list: {
    params: { id: reservationId },
    data: [
      {
        ...nothing,
        id: 'c0a80101-0000-4000-8000-000000000003',
        at: now,
        what: 'signed',
        name: 'Linh Nguyen',
      },
      { ...nothing, id: 'c0a80101-0000-4000-8000-000000000001', at: now, what: 'requested' },
    ],
  },
};
