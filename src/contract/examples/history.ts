import type { NoiseComplaint, records, StaffNote } from '../admin/records.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { reservationHistory } from '../reservations/history.ts';
import { now, reservationId } from './world.ts';

const nothing = { name: null, amount: null, amountUsdCents: null, subject: null };
export const reservationHistoryExamples: ExamplesOf<typeof reservationHistory> = {
  list: {
    params: { id: reservationId },
    data: [
      {
        ...nothing,
        id: 'c0a80101-0000-4000-8000-000000000003',
        at: now,
        what: 'signed',
        name: 'Linh Nguyen',
      },
      { ...nothing, id: 'c0a80101-0000-4000-8000-000000000001', at: now, what: 'requested' },
    ],
  },
};

const staff = 'Jiwoo Kim';
const complaint: NoiseComplaint = {
  id: '1d2c3b4a-5968-4774-8695-a4b3c2d1e0f9',
  date: '2027-03-12',
  source: 'The neighbour in 402',
  text: 'Music until three in the morning.',
  recordedAt: now,
  recordedBy: staff,
  withdrawn: null,
};
const withdrawn = { at: now, by: staff, reason: 'It was the floor above.' };
const note: StaffNote = {
  id: '2e3d4c5b-6a79-4885-97a6-b5c4d3e2f10a',
  text: 'Asked for a second key.',
  writtenAt: now,
  writtenBy: staff,
};

const params = { id: reservationId };

export const recordExamples: ExamplesOf<typeof records> = {
  noiseComplaints: { params, data: [complaint] },
  addNoiseComplaint: {
    params,
    body: { date: complaint.date, source: complaint.source, text: complaint.text },
    data: complaint,
  },
  withdrawNoiseComplaint: {
    params: { ...params, complaintId: complaint.id },
    body: { reason: withdrawn.reason },
    data: { ...complaint, withdrawn },
  },
  notes: { params, data: [note] },
  addNote: { params, body: { text: note.text }, data: note },
};
