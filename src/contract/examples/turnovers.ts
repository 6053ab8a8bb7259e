import type { adminChecklists } from '../admin/checklists.ts';
import type { adminTurnovers, Turnover } from '../admin/turnovers.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { seoulInstant } from '../rules/dates.ts';
import { booking } from '../rules/policy.ts';
import { picture } from './files.ts';
import { house, houseDetail, me, request, reservationId, summary } from './world.ts';

const id = '4a5b6c7d-8e9f-4a0b-b1c2-d3e4f5061728';
const staff = { id: '5b6c7d8e-9fa0-4b1c-82d3-e4f506172839', name: 'Jiwoo Kim' };
const params = { id };
const turnover: Turnover = {
  id,
  state: 'in_progress',
  problem: null,
  houseId: house.id,
  listingName: house.name,
  location: house.location,
  dueOn: request.checkIn,
  dueAt: new Date(seoulInstant(request.checkIn, booking.checkInTime)).toISOString(),
  freeFrom: null,
  arrival: { reservationId, code: summary.code, memberName: me.username, guests: 1 },
  departure: null,
  assignee: staff,
  steps: 2,
  stepsDone: 1,
  version: '7f3a90c2d1e4b586',
  address: houseDetail.area,
  beddingSets: request.beddingSets,
  checklist: [
    { key: 'floor', text: { ko: '바닥 청소', en: 'Floors' }, done: true },
    { key: 'bedding', text: { ko: '침구 준비', en: 'Bedding' }, done: false },
  ],
  note: '',
  photos: [picture],
  readyAt: null,
  readyBy: null,
  staff: [staff],
};
const {
  version: _version,
  address: _,
  beddingSets: _sets,
  checklist: _list,
  note: _note,
  photos,
  ...rest
} = turnover;
const { readyAt: _at, readyBy: _by, staff: _staff, ...listed } = rest;

export const adminTurnoverExamples: ExamplesOf<typeof adminTurnovers> = {
  list: {
    query: { from: request.checkIn, to: request.checkIn, state: 'in_progress' },
    data: [{ ...listed, photos: photos.length }],
  },
  get: { params, data: turnover },
  update: {
    params,
    ifMatch: `"${turnover.version}"`,
    body: { note: 'The key box is on the left.' },
    data: { ...turnover, note: 'The key box is on the left.', version: 'a2c4e6081b3d5f79' },
  },
  addPhoto: { params, body: { fileId: picture.id }, data: turnover },
  removePhoto: { params: { id, fileId: picture.id }, data: { ...turnover, photos: [] } },
};

const steps = turnover.checklist.map(({ key, text }) => ({ key, text }));
const checklist = {
  houseId: house.id,
  listingName: house.name,
  steps,
  isOwn: true,
  version: '5d2c91e07ab4f368',
};
export const adminChecklistExamples: ExamplesOf<typeof adminChecklists> = {
  get: { params: { id: house.id }, data: checklist },
  update: {
    params: { id: house.id },
    ifMatch: `"${checklist.version}"`,
    body: { steps: [...steps, { key: null, text: { ko: '창문 닦기', en: 'Windows' } }] },
    data: checklist,
  },
};
