import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { KeyReturn } from '#contract/rules/check-out/check-out.ts';
import { checkOutItems } from '#contract/rules/check-out/check-out.ts';
import { finishRefunds } from '#server/modules/payments/jobs.ts';
import { call, type DemoHost, type Act } from './client.ts';
import type { Times } from './times.ts';

type Leaving = {
  told?: { keys: KeyReturn; note: string };
  /** The settlement of the deposit, `after` days after check-out. */
  settled: { after: number; deductions: { text: Bilingual; amount: number }[] };
  /** The objection, `after` days after check-out, and its answer likewise; a null answer means that it is still awaited. */
  objection?: {
    after: number;
    text: string;
    answer: { after: number; text: string; returned: number } | null;
  };
};

/** Most deposits are returned in full six days after check-out. */
const usual: Leaving = { settled: { after: 6, deductions: [] } };

/** The demo stays with an unusual ending, by key; null if the administrator forgot to settle the deposit. */
const leavings: Record<string, Leaving | null> = {
  'amina-hanok': null,
  'linh-unreviewed': {
    told: { keys: 'code', note: 'The curtain rod in the bedroom is loose; I did not dare to pull it.' },
    settled: { after: 5, deductions: [{ text: { ko: '커튼 봉 교체', en: 'Curtain rod' }, amount: 35_000 }] },
    objection: {
      after: 7,
      text: 'The curtain rod was loose when I moved in. I wrote about it on my second day.',
      answer: {
        after: 9,
        text: 'You are right: your message of the second day says so. What we kept for the rod goes back to you today.',
        returned: 35_000,
      },
    },
  },
  'noah-dusk': {
    told: { keys: 'inside', note: '' },
    settled: {
      after: 6,
      deductions: [
        { text: { ko: '현관 카드키 재발급', en: 'New key card' }, amount: 30_000 },
        { text: { ko: '추가 청소', en: 'Extra cleaning' }, amount: 50_000 },
      ],
    },
    objection: {
      after: 14,
      text: 'I left the key card on the kitchen table, next to the rice cooker. Please look again.',
      answer: null,
    },
  },
};

export function leaving(
  host: DemoHost,
  key: string,
  {
    times: { checkOut, closed },
    people: { member, administrator },
    reservationId,
  }: { times: Times; people: { member: string; administrator: string }; reservationId: () => string },
): Act[] {
  const left = leavings[key] === undefined ? usual : leavings[key];
  if (left === null) return [];
  const end = closed === null ? checkOut : seoulDate(closed);
  const own = () => `/v1/reservations/${reservationId()}`;
  const ofAdministrators = () => `/v1/admin/reservations/${reservationId()}`;
  const asAdministrator = { as: administrator, role: 'admin' } as const;
  const on = (days: number, time: string) => seoulInstant(addDays(end, days), time);
  const { told, settled, objection } = left;
  const settledAt = on(settled.after, '15:20');
  const acts: Act[] = [
    {
      at: settledAt,
      happen: () =>
        call<void>(host, 'POST', `${ofAdministrators()}/refund-deposit`, {
          ...asAdministrator,
          body: { deductions: settled.deductions },
        }),
    },
    { at: settledAt + MINUTE_MS, happen: () => finishRefunds(host.ctx) },
  ];
  if (told) {
    const body = { ...told, done: [...checkOutItems], meter: { electricity: '', gas: '', water: '' } };
    acts.push({
      at: on(0, '10:40'),
      happen: () => call<void>(host, 'PUT', `${own()}/check-out`, { as: member, body }),
    });
  }
  if (!objection) return acts;
  acts.push({
    at: on(objection.after, '21:05'),
    happen: () =>
      call<void>(host, 'POST', `${own()}/deposit-objection`, { as: member, body: { text: objection.text } }),
  });
  const { answer } = objection;
  if (answer)
    acts.push({
      at: on(answer.after, '11:30'),
      happen: () =>
        call<void>(host, 'PUT', `${ofAdministrators()}/deposit-objection`, {
          ...asAdministrator,
          body: { answer: answer.text, returned: answer.returned },
        }),
    });
  if (answer) acts.push({ at: on(answer.after, '11:31'), happen: () => finishRefunds(host.ctx) });
  return acts;
}
