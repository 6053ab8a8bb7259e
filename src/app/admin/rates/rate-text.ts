import { won } from '#contract/rules/format-money.ts';

/** Won for one dollar as people read it, without the sign: `1,386.5`. */
export function rateText(krwPerUsd: string): string {
  const [whole = '', part] = krwPerUsd.split('.');
  return won(Number(whole)).slice(1) + (part ? `.${part}` : '');
}
