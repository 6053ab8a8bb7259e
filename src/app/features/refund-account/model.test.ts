import { expect, it } from 'vitest';
import * as v from 'valibot';
import { RefundAccount } from '#contract/reservations/refund-accounts.ts';
import { accountErrors, accountOf, emptyAccount, numberProblem, type AccountDraft } from './model.ts';

const domestic: AccountDraft = { ...emptyAccount, bank: '004', number: '110-123-456789', holder: '김민준' };
const abroad: AccountDraft = {
  ...emptyAccount,
  scope: 'abroad',
  country: 'DE',
  bankName: 'Commerzbank',
  swift: 'cobadeff',
  number: 'DE89 3704 0044 0532 0130 00',
  holder: 'Linh Nguyen',
  address: '12 Hang Bac, Hanoi',
};

it.each([
  ['of a bank in Korea', domestic],
  ['abroad', abroad],
])('takes an account %s that the host takes', (_, draft) => {
  expect(accountErrors(draft)).toEqual({});
  expect(v.safeParse(RefundAccount, accountOf(draft)).success).toBe(true);
});

const wrong: Partial<AccountDraft>[] = [
  { bank: '' },
  { country: 'KR' },
  { bankName: '은행' },
  { swift: 'COBADEF' },
  { number: '123' },
  { holder: ' ' },
  { address: 'a'.repeat(141) },
];

it.each(['domestic', 'abroad'] as const)('finds in one %s what the host finds, by field', (scope) => {
  for (const change of wrong) {
    const draft = { ...(scope === 'domestic' ? domestic : abroad), ...change };
    const { issues = [] } = v.safeParse(RefundAccount, accountOf(draft));
    // The first problem of a field is the one that is told.
    const byHost = Object.fromEntries(
      issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]),
    );
    expect(accountErrors(draft)).toEqual(byHost);
  }
});

it('names the rule that a number breaks', () => {
  expect(numberProblem(domestic)).toBe('number_domestic');
  expect(numberProblem(abroad)).toBe('iban');
  expect(numberProblem({ ...abroad, number: '0071' })).toBe('number_abroad');
});
