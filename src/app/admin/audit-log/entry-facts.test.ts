import { expect, test } from 'vitest';
import { changedFields } from './entry-facts.ts';

test('a change has both sides, in the order in which people read it', () => {
  expect(
    changedFields({
      before: { birthDate: '2003-04-05', firstName: 'Linh' },
      after: { birthDate: '2003-05-04', firstName: 'Linda' },
    }),
  ).toEqual([
    {
      field: 'firstName',
      before: { field: 'firstName', kind: 'text', value: 'Linh' },
      after: { field: 'firstName', kind: 'text', value: 'Linda' },
      isCleared: false,
    },
    {
      field: 'birthDate',
      before: { field: 'birthDate', kind: 'date', value: '2003-04-05' },
      after: { field: 'birthDate', kind: 'date', value: '2003-05-04' },
      isCleared: false,
    },
  ]);
});

test('ids and what is none are left out; zero won is something', () => {
  expect(
    changedFields({
      before: null,
      after: { id: 'x', overrideReason: null, note: '', deductions: [], refund: 0 },
    }),
  ).toMatchObject([{ field: 'refund', before: null, after: { field: 'refund', kind: 'won', value: 0 } }]);
});

test('what was cleared is told apart from what an entry only says of the time before', () => {
  const before = { status: 'confirmed', birthDate: '2003-04-05' };
  expect(changedFields({ before, after: { birthDate: null } })).toMatchObject([
    { field: 'status', after: null, isCleared: false },
    { field: 'birthDate', after: null, isCleared: true },
  ]);
});
