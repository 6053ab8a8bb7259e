import { expect, test } from 'vitest';
import en from '../../locales/en/contract.json';
import ko from '../../locales/ko/contract.json';

test('both languages give the tenant, and not the landlord, the days after a late payment', () => {
  const late = en.terms.findIndex((term) => term.includes('{{graceDays}}'));
  expect(ko.terms[late]).toContain('{{graceDays}}일의 기간을 정하여');
  expect(en.terms[late]).toMatch(/sets a period of \{\{graceDays\}\} days, and may end .* not made by then/);
});
