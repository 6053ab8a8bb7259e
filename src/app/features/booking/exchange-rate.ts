import { won } from '#contract/rules/format-money.ts';

/** A locked exchange rate as people read it: `₩1,386.5`. */
export function rateText(krwPerUsd: string): string {
  const [whole = '', part] = krwPerUsd.split('.');
  return won(Number(whole)) + (part ? `.${part}` : '');
}
