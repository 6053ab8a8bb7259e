import { won } from '#contract/rules/format-money.ts';

/** Formats won per dollar without the currency sign: `1,386.5`. */
export function rateText(krwPerUsd: string): string {
  const [whole = '', part] = krwPerUsd.split('.');
  return won(Number(whole)).slice(1) + (part ? `.${part}` : '');
}
