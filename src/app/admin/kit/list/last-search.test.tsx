// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dropAllDrafts } from '#app/platform/forms/draft.ts';
import { lastSearch, useRememberedSearch } from './last-search.ts';

const parse = ({ search }: Record<string, unknown>) => ({ search });

it('the search of a list leads back to it, and a log-out leaves no name that it holds', () => {
  renderHook(() => useRememberedSearch('admin-users', { search: 'Nguyễn Linh' }));
  expect(lastSearch('admin-users', parse)).toEqual({ search: 'Nguyễn Linh' });
  expect(lastSearch('admin-tickets', parse)).toEqual({ search: undefined });

  dropAllDrafts();
  expect(lastSearch('admin-users', parse)).toEqual({ search: undefined });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Linh');
});
