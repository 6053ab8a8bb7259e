import { expect, test } from 'vitest';
import type { BoardCard } from '#contract/boards.ts';
import { calendarLeaf, comingMeetups } from './model.ts';

const text = { ko: '모임', en: 'Meet-up' };
const meetup = (id: string, startsAt: string | null): BoardCard => ({
  id,
  boardType: startsAt ? 'EVENT' : 'NOTICE',
  main: false,
  title: text,
  summary: text,
  photo: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  event: startsAt ? { startsAt, place: text, capacity: 20 } : null,
  person: null,
});

test('meet-ups that are still to come are told in their order', () => {
  const boards = [
    meetup('christmas', '2026-12-25T09:00:00.000Z'),
    meetup('notice', null),
    meetup('yesterday', '2026-11-20T09:00:00.000Z'),
    meetup('kimchi', '2026-12-02T09:30:00.000Z'),
  ];
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(comingMeetups(boards, now).map(({ id }) => id)).toEqual(['kimchi', 'christmas']);
});

test('a meet-up late in the evening of UTC stands on the next leaf in Seoul', () => {
  expect(calendarLeaf('2026-12-31T15:30:00.000Z', 'en')).toEqual({
    date: '2027-01-01',
    month: 'Jan',
    day: '1',
    weekday: 'Fri',
    time: '00:30',
  });
});
