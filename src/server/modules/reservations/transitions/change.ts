import type { Updateable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';
import type { Won } from '#contract/rules/money.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Balance } from '#contract/rules/change.ts';
import type { Schema } from '#server/db/schema.ts';
import type { StoredOccupant } from '#server/db/schema-changes.ts';
import type { Return } from '#server/ports/payments.ts';
import type { Refunding } from '../lifecycle.ts';

type Decided = 'id' | 'status' | 'closed_at' | 'closed_reason' | 'confirmed_at';

export type Change = {
  columns?: Omit<Updateable<Schema['reservations']>, Decided>;
  occupants?: StoredOccupant[];
  schedule?: Instalment[];
  extendedBy?: string;
  note?: string;
  returns?: Return[];
  /** The refund in won that an administrator set instead of the computed one, with the reason. */
  refundOverride?: { amount: Won; computed: Won; reason: string };
  repriced?: Repriced;
};

export type ChangeBy<Name extends TransitionName> = Name extends Refunding
  ? Change & Required<Pick<Change, 'returns'>>
  : Change;

export type Repriced = {
  agreed: Balance;
  total: Balance;
  toPay: Balance;
  dueOn: PlainDate | null;
  toReturn: Balance;
};
