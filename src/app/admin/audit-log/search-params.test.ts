import { expect, test } from 'vitest';
import { isAuditLogFiltered, parseAuditLogSearch } from './search-params.ts';

test('an address with every filter is read as it is', () => {
  const search = {
    actor: '9a1b5f3c-2d4e-4f60-8a7b-1c2d3e4f5a6b',
    action: 'note-added',
    subject: 'reservation',
    subjectId: '6a3f0c84-70b5-4b2e-8a53-0f7f1d2b9e42',
    from: '2027-03-01',
    to: '2027-03-31',
    page: 2,
  };
  expect(parseAuditLogSearch(search)).toEqual(search);
  expect(isAuditLogFiltered(parseAuditLogSearch(search))).toBe(true);
});

test('what the host would refuse is left out, and a page filters nothing', () => {
  const odd = { actor: '', action: 'slept', subject: ['account'], from: '2027-02-30', to: 'soon', page: 0 };
  expect(Object.values(parseAuditLogSearch(odd)).filter((value) => value !== undefined)).toEqual([]);
  expect(isAuditLogFiltered({ page: 3 })).toBe(false);
});
