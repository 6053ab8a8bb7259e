import { randomUUID } from 'node:crypto';
import type { TicketChange } from '#contract/admin/tickets/tickets.ts';
import type { TicketTemplateContent } from '#contract/admin/tickets/ticket-templates.ts';
import type { ReservationTickets } from '#contract/reservations/tickets.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import { call, type DemoHost, type Act, type Cast } from './client.ts';

/** A demo report: hours ago, and what followed, in hours after the report. */
type Report = {
  hoursAgo: number;
  kind: TicketKind;
  text: string;
  answer?: { after: number; text: string; isUnread?: true };
  change?: { after: number; change: (now: number) => TicketChange };
};

const reports: Record<string, Report[]> = {
  'linh-here': [
    {
      hoursAgo: 9 * 24,
      kind: 'malfunction',
      text: 'The washing machine stops in the middle of every cycle and shows E3.',
      answer: {
        after: 2,
        text: 'Thank you for telling us. E3 means that the drain is blocked. Somebody will clean the filter tomorrow morning.',
      },
      change: { after: 26, change: () => ({ state: 'done' }) },
    },
    {
      hoursAgo: 3,
      kind: 'question',
      text: 'I leave tomorrow and my flight is late in the evening. Can I leave a suitcase somewhere until 17:00?',
    },
  ],
  'marco-here': [
    {
      hoursAgo: 20,
      kind: 'damage',
      text: 'The lower hinge of the wardrobe door broke this morning. The door hangs, I took it off so that it does not fall.',
      answer: {
        after: 1,
        text: 'Good that you took it off, thank you. We will bring a new hinge.',
        isUnread: true,
      },
      change: {
        after: 2,
        change: (now) => ({ visit: { date: addDays(seoulDate(now), 1), from: '14:00', until: '16:00' } }),
      },
    },
  ],
  'yuki-oak': [
    {
      hoursAgo: 15,
      kind: 'noise',
      text: '어젯밤 두 시까지 윗집에서 음악 소리가 크게 났어요. 어제만 그런 게 아니라 이번 주에 세 번째예요.',
    },
  ],
};

const templates: TicketTemplateContent[] = [
  {
    title: '접수 안내',
    kind: null,
    text: {
      ko: '알려 주셔서 감사해요. 확인하고 오늘 안에 다시 연락드릴게요.',
      en: 'Thank you for telling us. We will look into it and get back to you today.',
    },
  },
  {
    title: '방문 시간 묻기',
    kind: 'malfunction',
    text: {
      ko: '기사님이 들러야 해요. 내일 오후에 방문해도 괜찮을까요? 집에 안 계셔도 돼요.',
      en: 'A technician has to come by. Would tomorrow afternoon suit you? You do not have to be at home.',
    },
  },
  {
    title: '소음 안내',
    kind: 'noise',
    text: {
      ko: '불편을 드려 죄송해요. 해당 집에 바로 연락했어요. 다시 시끄러우면 시간을 적어 남겨 주세요.',
      en: 'We are sorry about the noise. We have spoken to that home. If it happens again, please note the time and write to us.',
    },
  },
];

export function ticketsOf(
  host: DemoHost,
  key: string,
  { cast, reservationId, now }: { cast: Cast; reservationId: () => string; now: number },
): Act[] {
  const asAdmin = { as: cast.administrator, role: 'admin' } as const;
  return (reports[key] ?? []).flatMap(({ hoursAgo, kind, text, answer, change }) => {
    const id = randomUUID();
    const at = now - hoursAgo * HOUR_MS;
    const acts: Act[] = [
      {
        at,
        happen: async () => {
          const path = `/v1/reservations/${reservationId()}/tickets`;
          await call(host, 'POST', path, { as: cast.member, body: { id, kind, text, photos: [] } });
        },
      },
    ];
    const replyId = randomUUID();
    if (answer)
      acts.push({
        at: at + answer.after * HOUR_MS,
        happen: async () => {
          await call(host, 'POST', `/v1/admin/tickets/${id}/read`, { ...asAdmin, body: { upTo: id } });
          const body = { id: replyId, text: answer.text };
          await call(host, 'POST', `/v1/admin/tickets/${id}/replies`, { ...asAdmin, body });
        },
      });
    if (change)
      acts.push({
        at: at + change.after * HOUR_MS,
        happen: () => call(host, 'PUT', `/v1/admin/tickets/${id}`, { ...asAdmin, body: change.change(now) }),
      });
    if (answer && !answer.isUnread)
      acts.push({
        at: at + (Math.max(answer.after, change?.after ?? 0) + 1) * HOUR_MS,
        happen: async () => {
          const path = `/v1/reservations/${reservationId()}/tickets`;
          const { tickets } = await call<ReservationTickets>(host, 'GET', path, { as: cast.member });
          const toldAt = tickets.find((ticket) => ticket.id === id)?.toldAt ?? null;
          await call(host, 'POST', `/v1/tickets/${id}/read`, {
            as: cast.member,
            body: { upTo: replyId, toldAt },
          });
        },
      });
    return acts;
  });
}

export function cannedAnswers(host: DemoHost, administrator: string, now: number): Act[] {
  return templates.map((body, index) => ({
    at: now - 240 * HOUR_MS + index * MINUTE_MS,
    happen: () =>
      call(host, 'POST', '/v1/admin/ticket-templates', { as: administrator, role: 'admin', body }),
  }));
}
