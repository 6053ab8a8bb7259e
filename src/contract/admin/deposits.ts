import * as v from 'valibot';
import { StoredPicture } from '../files.ts';
import { pictures } from '../pictures.ts';
import { Deduction, DepositSettlement } from '../reservations/refunds.ts';
import { Id, WrittenBilingual } from '../shared.ts';

/** A deduction to make, with the pictures that show what for, or the instalment that it settles. */
export const DeductionRequest = v.object({
  ...Deduction.entries,
  text: WrittenBilingual(200),
  instalmentId: v.optional(
    v.pipe(Id, v.description('An unpaid instalment, of exactly this amount: it counts as paid from then on')),
  ),
  photoIds: v.optional(v.pipe(v.array(Id), v.maxLength(pictures.maxOfDeduction, 'pictures_exceeded')), []),
});
export type DeductionRequest = v.InferOutput<typeof DeductionRequest>;

/** A deduction that was made. */
export const SettledDeduction = v.object({ ...Deduction.entries, photos: v.array(StoredPicture) });

/** The settlement of a deposit after the stay, with the pictures of its deductions and the person who settled it. */
export const AdminDepositSettlement = v.object({
  ...DepositSettlement.entries,
  deductions: v.array(SettledDeduction),
  by: v.string(),
});

/** The deductions from a deposit; none unless itemised. */
export const DepositRefundRequest = v.object({
  deductions: v.optional(v.pipe(v.array(DeductionRequest), v.maxLength(20, 'invalid_input')), []),
});
