import en from '../../../locales/en/contract.json' with { type: 'json' };
import ko from '../../../locales/ko/contract.json' with { type: 'json' };
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';

/** The house rules as contracts word them, one rule an element: for the contract and for whoever lives by them. */
export function houseRules(): Bilingual[] {
  const worded = (rule: string | undefined) =>
    (rule ?? '').replace('{{complaints}}', String(booking.evictionComplaints));
  return ko.houseRules.map((rule, index) => ({ ko: worded(rule), en: worded(en.houseRules[index]) }));
}
