import type { PayableInstalment, PaymentLink } from '#contract/reservations/payment-links.ts';
import { toCents } from '#contract/rules/money.ts';
import { nameForOthers, personName } from '#contract/rules/people/names.ts';
import { payerMethodsOf } from '#contract/rules/payment-methods.ts';
import type { DueRow } from '../read-store.ts';
import type { LinkedRow, LinkRow } from './read-store.ts';

export function presentLink(row: LinkRow): PaymentLink {
  return {
    id: row.id,
    language: row.language,
    mailedTo: row.mailed_to,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export function askerOf({ first_name, last_name }: Pick<DueRow, 'first_name' | 'last_name'>): string {
  return nameForOthers(personName({ firstName: first_name, lastName: last_name }));
}

/** Presents the instalment to its payer, with no personal data of the member but the name. */
export function presentPayable(row: LinkedRow, state: PayableInstalment['state']): PayableInstalment {
  return {
    state,
    asker: askerOf(row),
    listingName: row.house_name,
    from: row.period_from,
    to: row.period_to,
    dueOn: row.due_on,
    amount: row.amount,
    usdCents: row.amount_usd_cents ?? toCents(row.amount, row.krw_per_usd),
    methods: payerMethodsOf(row.is_international),
    language: row.link_language,
    expiresAt: row.expires_at.toISOString(),
  };
}
