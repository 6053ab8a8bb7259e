import * as v from 'valibot';
import { StoredPicture } from '../files.ts';
import { pictures } from '../pictures.ts';
import { Deduction, DepositSettlement } from '../reservations/refunds.ts';
import { Id, WrittenBilingual } from '../shared.ts';

export const DeductionRequest = v.object({
  ...Deduction.entries,
  text: WrittenBilingual(200),
  instalmentId: v.optional(
    v.pipe(Id, v.description('An unpaid instalment, of exactly this amount: it counts as paid from then on')),
  ),
  photoIds: v.optional(v.pipe(v.array(Id), v.maxLength(pictures.maxOfDeduction, 'pictures_exceeded')), []),
});
export type DeductionRequest = v.InferOutput<typeof DeductionRequest>;

export const SettledDeduction = v.object({ ...Deduction.entries, photos: v.array(StoredPicture) });

export const AdminDepositSettlement = v.object({
  ...DepositSettlement.entries,
  deductions: v.array(SettledDeduction),
  by: v.string(),
});

/** Deductions from a deposit. Empty unless itemized. */
export const DepositRefundRequest = v.object({
  deductions: v.optional(v.pipe(v.array(DeductionRequest), v.maxLength(20, 'invalid_input')), []),
});
