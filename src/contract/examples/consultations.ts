import type { adminConsultations, Consultation } from '../admin/consultations.ts';
import type { consultations } from '../contacts/consultations.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { now } from './world.ts';

const told = {
  name: '박정우',
  phone: '01087654321',
  email: 'owner@building.example',
  district: '서울 마포구 서교동',
  rooms: 12,
  message: '3층 건물이고 두 층이 비어 있습니다.',
  language: 'ko',
} as const;
const request: Consultation = {
  id: '7b1f5c3e-2d4a-4c6b-9e8f-0a1b2c3d4e5f',
  ...told,
  state: 'open',
  note: '',
  receivedAt: now,
  version: '4f2a9c1be07d3356',
};
const params = { id: request.id };

export const consultationExamples: ExamplesOf<typeof consultations> = {
  request: { body: { ...told, website: '', seconds: 41 }, data: null },
};
export const adminConsultationExamples: ExamplesOf<typeof adminConsultations> = {
  list: { query: { state: 'open' }, data: [request] },
  get: { params, data: request },
  update: {
    params,
    ifMatch: `"${request.version}"`,
    body: { state: 'contacted', note: '11월 25일 오후 2시에 방문하기로 했어요.' },
    data: { ...request, state: 'contacted', note: '11월 25일 오후 2시에 방문하기로 했어요.' },
  },
  remove: { params, ifMatch: `"${request.version}"`, data: null },
};
