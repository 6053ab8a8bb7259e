import * as v from 'valibot';
import { CheckOutReport, DepositObjection } from '#contract/reservations/check-out.ts';
import { get, put } from '#contract/endpoint.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import { WonAmount, WrittenText } from '#contract/shared.ts';

export const AdminCheckOut = v.object({
  version: v.string(),
  report: v.nullable(CheckOutReport),
  objection: v.nullable(v.object({ ...DepositObjection.entries, answeredBy: v.nullable(v.string()) })),
});
export type AdminCheckOut = v.InferOutput<typeof AdminCheckOut>;

/** An administrator's answer to an objection, and the amount it returns from the deductions. */
export const ObjectionAnswer = v.object({
  answer: WrittenText(checkOuts.maxText),
  returned: v.optional(
    v.pipe(WonAmount, v.description('Of an objection that is upheld: at most what was kept of the deposit')),
  ),
});

export const adminCheckOuts = {
  get: get('/v1/admin/reservations/{id}/check-out', 'admin', {
    summary: 'Get what a member told on leaving',
    description: 'With its pictures, and the objection to deductions from the deposit with its answer.',
    data: AdminCheckOut,
    version: 'shown',
    addition: true,
  }),
  answer: put('/v1/admin/reservations/{id}/deposit-objection', 'admin', {
    summary: 'Answer an objection',
    description:
      'Deals with it: the answer is mailed to the member and is on record. Where it is upheld, `returned` won of what was kept go back through the payment that brought the deposit, or to the account for refunds. One that was answered is refused with `objection_answered`.',
    body: ObjectionAnswer,
    data: AdminCheckOut,
    version: 'checked',
    addition: true,
  }),
};
