import { expect, test } from 'vitest';
import type { BoardCard } from '#contract/boards.ts';
import { calendarLeaf, upcomingEvents } from './model.ts';

const text = { ko: '모임', en: 'Meet-up' };
const board = (id: string, startsAt: string | null): BoardCard => ({
  id,
  boardType: startsAt ? 'EVENT' : 'NOTICE',
  main: false,
  title: text,
  summary: text,
  photo: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  event: startsAt ? { startsAt, endsAt: null, mapUrl: null, place: text, capacity: 20 } : null,
  person: null,
});

test('upcoming events are listed in their order', () => {
  const boards = [
    board('christmas', '2026-12-25T09:00:00.000Z'),
    board('notice', null),
    board('yesterday', '2026-11-20T09:00:00.000Z'),
    board('kimchi', '2026-12-02T09:30:00.000Z'),
  ];
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(upcomingEvents(boards, now).map(({ id }) => id)).toEqual(['kimchi', 'christmas']);
});

test('an event late in the evening of UTC is on the next day in Seoul', () => {
  expect(calendarLeaf('2026-12-31T15:30:00.000Z', 'en')).toEqual({
    date: '2027-01-01',
    month: 'Jan',
    day: '1',
    weekday: 'Fri',
    time: '00:30',
  });
});
