import * as v from 'valibot';
import { get, post, put } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { pictures } from '../pictures.ts';
import { checkOutItems, keyReturns, meters } from '../rules/check-out/check-out.ts';
import { checkOuts } from '../rules/check-out/check-out-policy.ts';
import { Id, Instant, PlainDate, WrittenText } from '../shared.ts';

const reading = v.pipe(v.string('invalid_input'), v.trim(), v.maxLength(20, 'text_too_long'));

const Told = {
  done: v.pipe(
    v.array(v.picklist(checkOutItems, 'invalid_input')),
    v.maxLength(checkOutItems.length, 'invalid_input'),
    v.description('What was done of the list, each once'),
  ),
  keys: v.pipe(
    v.picklist(keyReturns, 'invalid_input'),
    v.description('How the keys went back; `code` for a home that opens by its code alone'),
  ),
  meter: v.pipe(
    v.object(
      Object.fromEntries(meters.map((meter) => [meter, reading])) as Record<
        (typeof meters)[number],
        typeof reading
      >,
    ),
    v.description('What the meters show, as it was read; empty where there is none, or it was not read'),
  ),
  note: v.pipe(v.string('invalid_input'), v.trim(), v.maxLength(checkOuts.maxText, 'text_too_long')),
};

export const CheckOutRequest = v.object({
  ...Told,
  photoIds: v.optional(
    v.pipe(
      v.array(Id),
      v.maxLength(pictures.maxOfCheckOut, 'pictures_exceeded'),
      v.description('Pictures that the member uploaded for it, beside those that were sent with it before'),
    ),
    [],
  ),
});
export type CheckOutRequest = v.InferInput<typeof CheckOutRequest>;

export const CheckOutReport = v.object({
  ...Told,
  photos: v.array(StoredPicture),
  sentAt: v.pipe(Instant, v.description('When it was sent last')),
});
export type CheckOutReport = v.InferOutput<typeof CheckOutReport>;

export const DepositObjection = v.object({
  text: v.string(),
  photos: v.array(StoredPicture),
  at: Instant,
  answer: v.nullable(v.pipe(v.string(), v.description('Of the operator; null while it waits for one'))),
  answeredAt: v.nullable(Instant),
});
export type DepositObjection = v.InferOutput<typeof DepositObjection>;

export const CheckOut = v.object({
  opensOn: v.pipe(PlainDate, v.description('The first day in Seoul on which it can be sent')),
  closesOn: v.pipe(PlainDate, v.description('The last one')),
  isOpen: v.boolean(),
  report: v.nullable(CheckOutReport),
  objectionUntil: v.nullable(
    v.pipe(
      PlainDate,
      v.description(
        'The last day in Seoul on which the deductions from the deposit can be objected to; null where there are none, and once they were',
      ),
    ),
  ),
  objection: v.nullable(DepositObjection),
});
export type CheckOut = v.InferOutput<typeof CheckOut>;

export const ObjectionRequest = v.object({
  text: WrittenText(checkOuts.maxText),
  photoIds: v.optional(
    v.pipe(
      v.array(Id),
      v.maxLength(pictures.maxOfObjection, 'pictures_exceeded'),
      v.description('Pictures that the member uploaded for it'),
    ),
    [],
  ),
});
export type ObjectionRequest = v.InferInput<typeof ObjectionRequest>;

export const checkOut = {
  get: get('/v1/reservations/{id}/check-out', 'member', {
    summary: 'Get what was told on leaving',
    description:
      'The report of the member on leaving the home, and the objection to deductions from the deposit, each with until when it can be made.',
    data: CheckOut,
    addition: true,
  }),
  send: put('/v1/reservations/{id}/check-out', 'member', {
    summary: 'Tell how a home was left',
    description: `From the day before check-out until ${checkOuts.openDaysAfter} days after it. Sent again it replaces what was told; its pictures are added. Outside these days it is refused with \`check_out_closed\`.`,
    body: CheckOutRequest,
    data: CheckOut,
    addition: true,
  }),
  object: post('/v1/reservations/{id}/deposit-objection', 'member', {
    summary: 'Object to deductions from a deposit',
    description: `Once, up to ${checkOuts.objectionDays} days after the settlement. Administrators are mailed, and the answer is mailed to the member.`,
    body: ObjectionRequest,
    data: CheckOut,
    addition: true,
  }),
};
