import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { RefundAccount } from '../reservations/refund-accounts.ts';
import { AdminReservationFilter } from './reservations.ts';

export const DoorCode = v.object({ doorCode: v.string(), wifiName: v.string(), wifiPassword: v.string() });
export type DoorCode = v.InferOutput<typeof DoorCode>;

/** Calls that only read, but are recorded in the audit log because of the data they disclose. */
export const recordedReads = {
  export: get('/v1/admin/reservations/export', 'admin', {
    summary: 'Export reservations as CSV',
    description:
      'All that a search names, with names and contacts of the members, in the language of `Accept-Language`. Every export is recorded, with the filters and the number of rows.',
    query: AdminReservationFilter,
    file: 'text/csv',
    addition: true,
  }),
  doorCode: get('/v1/admin/reservations/{id}/door-code', 'admin', {
    summary: 'Read the door code of a stay',
    description:
      'Only of a confirmed stay that is not over (`not_staying`). Every reading is recorded with who it was.',
    data: DoorCode,
    addition: true,
  }),
  refundAccount: get('/v1/admin/reservations/{id}/refund-account', 'admin', {
    summary: 'Read the account for refunds of a stay',
    description:
      'Null while the member has entered none. Only while a refund has to be sent by hand (`refund_account_not_needed`). Every reading is recorded with who it was, without the account.',
    data: v.nullable(RefundAccount),
    addition: true,
  }),
};
