import { won } from '#contract/rules/format-money.ts';

export function rateText(krwPerUsd: string): string {
  const [whole = '', part] = krwPerUsd.split('.');
  return won(Number(whole)) + (part ? `.${part}` : '');
}
