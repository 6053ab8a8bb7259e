import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { Instant, OwnId, PlainDate, WrittenText } from '../shared.ts';

export const NoiseComplaintRequest = v.object({
  date: PlainDate,
  source: WrittenText(200),
  text: WrittenText(2000),
});

export const NoiseComplaint = v.object({
  id: v.string(),
  date: v.pipe(PlainDate, v.description('The day of the noise')),
  source: v.pipe(v.string(), v.description('Who complained')),
  text: v.string(),
  recordedAt: Instant,
  recordedBy: v.string(),
  withdrawn: v.pipe(
    v.nullable(v.object({ at: Instant, by: v.string(), reason: v.string() })),
    v.description('Once an administrator has withdrawn it: it counts towards no eviction'),
  ),
});
export type NoiseComplaint = v.InferOutput<typeof NoiseComplaint>;

export const ComplaintWithdrawal = v.object({ reason: WrittenText(300) });

export const StaffNoteRequest = v.object({ id: v.optional(OwnId), text: WrittenText(2000) });

/** A staff note on a reservation. The member never sees it. */
export const StaffNote = v.object({
  id: v.string(),
  text: v.string(),
  writtenAt: Instant,
  writtenBy: v.string(),
});
export type StaffNote = v.InferOutput<typeof StaffNote>;

export const records = {
  noiseComplaints: get('/v1/admin/reservations/{id}/noise-complaints', 'admin', {
    summary: 'List the noise complaints of a stay',
    description: 'Oldest first.',
    data: v.array(NoiseComplaint),
    addition: true,
  }),
  addNoiseComplaint: post('/v1/admin/reservations/{id}/noise-complaints', 'admin', {
    summary: 'Record a noise complaint',
    description:
      'With the day of the noise, which is one of the stay and not to come, who complained, and of what. The same one sent again is recorded once.',
    body: NoiseComplaintRequest,
    data: NoiseComplaint,
    addition: true,
  }),
  withdrawNoiseComplaint: post(
    '/v1/admin/reservations/{id}/noise-complaints/{complaintId}/withdraw',
    'admin',
    {
      summary: 'Withdraw a noise complaint',
      description:
        'One that was recorded by mistake: it stays on record with the reason, and counts towards no eviction any more. Withdrawn again it stays as it is.',
      body: ComplaintWithdrawal,
      data: NoiseComplaint,
      addition: true,
    },
  ),
  notes: get('/v1/admin/reservations/{id}/notes', 'admin', {
    summary: 'List the staff notes of a reservation',
    description: 'Newest first.',
    data: v.array(StaffNote),
    addition: true,
  }),
  addNote: post('/v1/admin/reservations/{id}/notes', 'admin', {
    summary: 'Add a staff note to a reservation',
    description: 'The member never reads it. The same id again changes nothing.',
    body: StaffNoteRequest,
    data: StaffNote,
    addition: true,
  }),
};
