import * as v from 'valibot';
import { del, get, put } from '../endpoint.ts';
import { Instant, Language, PageQuery } from '../shared.ts';
import { consultationStates } from './vocabulary.ts';

export const Consultation = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.pipe(
    v.string(),
    v.description(
      'Digits, with a leading plus where international; empty where only an email address was told',
    ),
  ),
  email: v.string(),
  district: v.string(),
  rooms: v.number(),
  message: v.string(),
  language: Language,
  state: v.picklist(consultationStates),
  note: v.pipe(v.string(), v.description('Of the staff')),
  receivedAt: Instant,
  version: v.pipe(v.string(), v.description('The ETag of its state and note, without quotes')),
});
export type Consultation = v.InferOutput<typeof Consultation>;

export const ConsultationChange = v.object({
  state: v.picklist(consultationStates, 'invalid_input'),
  note: v.pipe(v.string('text_required'), v.trim(), v.maxLength(2000, 'text_too_long')),
});
export type ConsultationChange = v.InferOutput<typeof ConsultationChange>;

export const adminConsultations = {
  list: get('/v1/admin/consultations', 'admin', {
    summary: 'List the requests of building owners',
    description: 'The newest first.',
    query: v.object({
      state: v.optional(v.picklist(consultationStates, 'invalid_input')),
      ...PageQuery,
    }),
    data: v.array(Consultation),
    paged: true,
    addition: true,
  }),
  get: get('/v1/admin/consultations/{id}', 'admin', {
    summary: 'Get a request of a building owner',
    description: 'As it came, with its state and the note of the staff.',
    data: Consultation,
    version: 'shown',
    addition: true,
  }),
  update: put('/v1/admin/consultations/{id}', 'admin', {
    summary: 'Record what became of a request',
    description: 'Replaces its state and note.',
    body: ConsultationChange,
    data: Consultation,
    version: 'required',
    addition: true,
  }),
  remove: del('/v1/admin/consultations/{id}', 'admin', {
    summary: 'Delete a request',
    description:
      'For good, as who asked may demand. Otherwise it is deleted once nobody has changed it for as long as requests are stored.',
    data: v.null(),
    version: 'required',
    addition: true,
  }),
};
