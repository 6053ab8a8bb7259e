import type { Updateable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';
import type { Won } from '#contract/rules/money.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Balance } from '#contract/rules/stay-change.ts';
import type { Schema } from '#server/db/schema.ts';
import type { StoredOccupant } from '#server/db/schema-changes.ts';
import type { Return } from '#server/ports/payments.ts';
import type { Refunding } from '../lifecycle.ts';

/** Columns that the graph alone decides. */
type Decided = 'id' | 'status' | 'closed_at' | 'closed_reason' | 'confirmed_at';

/** All that changes of a reservation besides what the graph decides. */
export type Change = {
  columns?: Omit<Updateable<Schema['reservations']>, Decided>;
  occupants?: StoredOccupant[];
  schedule?: Instalment[];
  /** The reservation that prolongs this one from now on. */
  extendedBy?: string;
  /** Why, as the actor wrote it. */
  note?: string;
  /** The refund, as the use case planned it and its person agreed to it. */
  returns?: Return[];
  /** The refund in won that an administrator set in place of the computed one, and why. */
  refundOverride?: { amount: Won; computed: Won; reason: string };
  /** The price of a move that is not the agreed one, as its member is told. */
  repriced?: Repriced;
};

/** The changes that come with a transition; one that gives money back says which. */
export type ChangeBy<Name extends TransitionName> = Name extends Refunding
  ? Change & Required<Pick<Change, 'returns'>>
  : Change;

/** A price that a move changed: `toPay` falls due on `dueOn`, null where there is nothing to pay beside the payments to come. */
export type Repriced = {
  agreed: Balance;
  total: Balance;
  toPay: Balance;
  dueOn: PlainDate | null;
  toReturn: Balance;
};
