import type { adminCheckOuts, AdminCheckOut } from '../admin/check-outs/check-outs.ts';
import type { checkOut, CheckOut, CheckOutRequest } from '../reservations/check-out.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { picture } from './files.ts';
import { now, reservationId } from './world.ts';

const params = { id: reservationId };
const told: CheckOutRequest = {
  done: ['rubbish', 'fridge', 'kitchen', 'boiler', 'belongings', 'door'],
  keys: 'code',
  meter: { electricity: '4821', gas: '', water: '' },
  note: 'The lamp in the bedroom flickers.',
};
const report = { ...told, photos: [picture], sentAt: now };
const objection = {
  text: 'The stain was there when I moved in; my pictures of the first day show it.',
  photos: [picture],
  at: now,
  answer: null,
  answeredAt: null,
};
const data: CheckOut = {
  opensOn: '2027-05-31',
  closesOn: '2027-06-04',
  isOpen: true,
  report,
  objectionUntil: null,
  objection: null,
};
const answer = 'You are right. What we kept for the stain goes back to you today.';
const version = '7c1e0a9b3d5f2846';
const forAdministrators: AdminCheckOut = { version, report, objection: { ...objection, answeredBy: null } };

export const checkOutExamples: ExamplesOf<typeof checkOut> = {
  get: { params, data },
  send: { params, body: { ...told, photoIds: [picture.id] }, data },
  object: {
    params,
    body: { text: objection.text, photoIds: [picture.id] },
    data: { ...data, isOpen: false, objection },
  },
};

export const adminCheckOutExamples: ExamplesOf<typeof adminCheckOuts> = {
  get: { params, data: forAdministrators },
  answer: {
    params,
    ifMatch: `"${version}"`,
    body: { answer, returned: 30_000 },
    data: {
      ...forAdministrators,
      objection: { ...objection, answer, answeredAt: now, answeredBy: 'Kim Jiwoo' },
    },
  },
};
