// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import sign from '../../../../locales/en/sign.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { IdentityFields, identityDraft } from './identity-fields.tsx';

beforeEach(() => startTexts('en', { sign }));
afterEach(cleanup);

it.each([
  ['UK', 'GB'],
  ['usa', 'US'],
  ['UAE', 'AE'],
  ['Korea', 'KR'],
  ['한국', 'KR'],
  ['turkey', 'TR'],
  ['베트남', 'VN'],
])('%s and Enter is the nationality %s in the contract', async (typed, code) => {
  const changed: unknown[] = [];
  render(
    <IdentityFields
      value={identityDraft({ surname: '', givenNames: '', nationality: '', birthDate: '' })}
      onChange={(change) => changed.push(change)}
      errorOf={() => undefined}
      prefilled={false}
      birth={() => null}
    />,
  );
  await userEvent.type(screen.getByRole('combobox'), `${typed}{Enter}`);
  expect(changed).toEqual([{ nationality: code }]);
});
