import en from '../../../locales/en/contract.json' with { type: 'json' };
import ko from '../../../locales/ko/contract.json' with { type: 'json' };
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';

export function houseRules(): Bilingual[] {
  const worded = (rule: string | undefined) =>
    (rule ?? '').replace('{{complaints}}', String(booking.evictionComplaints));
  return ko.houseRules.map((rule, index) => ({ ko: worded(rule), en: worded(en.houseRules[index]) }));
}
