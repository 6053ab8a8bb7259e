import { screen, within } from '#tests/kit/screen.tsx';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import { adminReservationExamples } from '#contract/examples/reservations.ts';
import { adminTodayExamples } from '#contract/examples/today.ts';
import { TodayLists, TodaySentence } from '#app/admin/today/today-lists.tsx';
import '#app/admin/layout/admin-texts.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { textsOf } from '#tests/kit/texts.ts';

const t = textsOf('ko');
const calm: Today = adminTodayExamples.get.data;
const [reservation] = adminReservationExamples.list.data;
beforeAll(async () => {
  await startTexts('ko');
  await loadTexts('admin-today');
});
afterEach(cleanup);

const show = (changed: Partial<Today>) =>
  render(
    <TodayLists
      today={{ ...calm, ...changed }}
      link={(id, _, line, hash) => <a href={`/admin/reservations/${id}${hash ? `#${hash}` : ''}`}>{line}</a>}
      turnoverLink={(id, _, line) => <a href={`/admin/turnovers/${id}`}>{line}</a>}
      consultationLink={(id, _, line) => <a href={`/admin/consultations/${id}`}>{line}</a>}
      ticketLink={(id, _, line) => <a href={`/admin/tickets/${id}`}>{line}</a>}
      allLink={(list, _, words) => <a href={`/all/${list}`}>{words}</a>}
      memberLink={(id, _, line) => <a href={`/admin/users/${id}`}>{line}</a>}
    />,
  );
const linkIn = (list: string) =>
  within(screen.getByRole('region', { name: new RegExp(t(`admin-today:list.${list}`)) })).getByRole('link');

describe('the day of the administrators', () => {
  it('leads from the problem of a turnover to the work in that house, with who works on it', () => {
    show({
      problems: {
        total: 1,
        items: [
          {
            turnoverId: 'turnover-1',
            listingName: { ko: '홍대 햇살 스튜디오', en: 'Sunny studio' },
            dueOn: '2027-03-02',
            problem: '보일러가 켜지지 않아요',
            assignee: 'Kim Mina',
          },
        ],
      },
    });
    const link = linkIn('problems');
    expect(link.getAttribute('href')).toBe('/admin/turnovers/turnover-1');
    for (const word of ['홍대 햇살 스튜디오', '보일러가 켜지지 않아요', 'Kim Mina'])
      expect(link.textContent).toContain(word);
  });

  it('leads from a message that did not leave to the reservation or the member that it is about', () => {
    const message = {
      id: 'message-9',
      problem: 'mailbox full',
      channel: 'email',
      subject: 'Hi',
      recipient: 'a@b.example',
      attempts: 3,
      givenUp: true,
    } as const;
    const since = '2027-02-27T03:00:00.000Z';
    const about = (reservationId: string | null) => {
      cleanup();
      show({ messages: { total: 1, items: [{ ...message, since, reservationId, memberId: 'member-1' }] } });
      return linkIn('messages');
    };
    const ofStay = about('stay-1');
    expect(ofStay.getAttribute('href')).toBe('/admin/reservations/stay-1#message-message-9');
    expect(ofStay.textContent).toContain(t('admin-today:messageProblem', { problem: 'mailbox full' }));
    expect(ofStay.textContent).toContain(t('admin-today:action.messages'));
    // Nothing is sent again from there.
    const ofMember = about(null);
    expect(ofMember.getAttribute('href')).toBe('/admin/users/member-1');
    expect(ofMember.textContent).toContain(t('admin-today:action.messageOfMember'));
    expect(ofMember.textContent).not.toContain(t('admin-today:action.messages'));
  });

  it('marks an arrival that is parked, and apart from it one that has no room at all', () => {
    const at = '2027-02-27T03:00:00.000Z';
    const parked = (hasRoom: boolean) => ({
      arrivals: {
        total: 1,
        items: [{ ...reservation!, turnover: null, codeRead: null, parked: { at, hasRoom } }],
      },
    });
    show(parked(true));
    expect(linkIn('arrivals').textContent).toContain(t('admin-today:parked'));
    cleanup();
    show(parked(false));
    expect(linkIn('arrivals').textContent).toContain(t('admin-today:noRoom'));
  });

  it('says of an arrival that its door code was not read, once there is one', () => {
    const arriving = (codeRead: boolean | null) => {
      cleanup();
      show({ arrivals: { total: 1, items: [{ ...reservation!, turnover: null, parked: null, codeRead }] } });
      return linkIn('arrivals').textContent;
    };
    expect(arriving(false)).toContain(t('admin-today:codeUnread'));
    for (const codeRead of [true, null])
      expect(arriving(codeRead)).not.toContain(t('admin-today:codeUnread'));
  });

  it('says of an arrival that a contract of it is open, though the stay was signed once', () => {
    const arriving = (contractOpen: boolean) => {
      cleanup();
      const items = [{ ...reservation!, signed: true, contractOpen, codeRead: null }];
      show({ arrivals: { total: 1, items } });
      return linkIn('arrivals').textContent;
    };
    expect(arriving(true)).toContain(t('admin-today:unsigned'));
    expect(arriving(false)).not.toContain(t('admin-today:unsigned'));
  });

  it('says how often the provider of a refund has failed', () => {
    const [line] = calm.overdue.items;
    const since = '2027-02-27T03:00:00.000Z';
    const refund = { ...line!, since, attempts: 9, handling: 'failing' as const };
    show({ refundsToSend: { total: 1, items: [refund] } });
    expect(linkIn('refundsToSend').textContent).toContain(t('admin-today:refund.attempts', { count: 9 }));
  });

  it('leads from a deposit to the reservation where it is settled, and marks a missed promise', () => {
    const [line] = calm.overdue.items;
    const shown = (isOverdue: boolean) => {
      cleanup();
      const deposit = { ...line!, amount: 500_000, returnsBy: '2027-02-20', isOverdue };
      show({ deposits: { total: 1, items: [deposit] } });
      return linkIn('deposits');
    };
    const date = plainDate('2027-02-20', 'ko');
    expect(shown(false).textContent).toContain(t('admin-today:deposit.by', { date }));
    expect(shown(true).textContent).toContain(t('admin-today:deposit.overdue', { date }));
    expect(shown(true).getAttribute('href')).toBe(`/admin/reservations/${line!.reservationId}`);
  });

  it('leads from the end of a list that is cut to all of it', () => {
    show({ overdue: { ...calm.overdue, total: calm.overdue.items.length + 3 } });
    const more = screen.getByRole('link', { name: t('admin-today:more', { count: 3 }) });
    expect(more.getAttribute('href')).toBe('/all/overdue');
  });

  it('tells that nothing waits, where nothing does', () => {
    show({ overdue: { total: 0, items: [] } });
    expect(screen.getByText(t('admin-today:calm'))).toBeTruthy();
  });

  it('counts what needs a person in one sentence and on the choice of a phone; refunds on their way need none', () => {
    const day = {
      arrivals: { ...calm.arrivals, total: 5 },
      overdue: { ...calm.overdue, total: 3 },
      refunds: { ...calm.refunds, total: 7 },
    };
    show(day);
    expect(screen.getByRole('radio', { name: t('admin-today:part.waiting', { count: 3 }) })).toBeTruthy();
    expect(screen.getByRole('radio', { name: t('admin-today:part.arrivals', { count: 5 }) })).toBeTruthy();
    cleanup();
    const { container } = render(<TodaySentence today={{ ...calm, ...day }} />);
    expect(container.textContent).toContain(t('admin-today:sentence.need', { count: 3 }));
  });

  it('says what there is to do next on each line', () => {
    show({});
    expect(linkIn('overdue').textContent).toContain(t('admin-today:action.overdue'));
    cleanup();
    const open = { ...reservation!, turnover: null, codeRead: null, contractOpen: true, paid: false };
    show({ arrivals: { total: 1, items: [open] } });
    expect(linkIn('arrivals').textContent).toContain(t('admin-today:action.unsigned'));
  });
});
