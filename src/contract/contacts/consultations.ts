import * as v from 'valibot';
import { post } from '../endpoint.ts';
import { consultations as policy } from '../rules/consultations/policy.ts';
import { compactPhone, isDialable } from '../rules/phone.ts';
import { Email, Language, Name, WrittenText } from '../shared.ts';

const orNothing = (fits: (text: string) => boolean) => (text: string) => text === '' || fits(text);

export const ConsultationRequest = v.object({
  name: Name,
  phone: v.pipe(
    v.optional(
      v.pipe(
        v.string('phone_invalid'),
        v.transform(compactPhone),
        v.check(orNothing(isDialable), 'phone_invalid'),
      ),
      '',
    ),
    v.description('Digits, with a leading plus where international; it or the email address is needed'),
  ),
  email: v.optional(
    v.pipe(
      v.string('email_invalid'),
      v.trim(),
      v.toLowerCase(),
      v.check(
        orNothing((text) => v.is(Email, text)),
        'email_invalid',
      ),
    ),
    '',
  ),
  district: WrittenText(100),
  rooms: v.pipe(
    v.number('rooms_required'),
    v.integer('rooms_required'),
    v.minValue(1, 'rooms_required'),
    v.maxValue(policy.mostRooms, 'rooms_required'),
  ),
  message: WrittenText(2000),
  language: Language,
  website: v.pipe(
    v.optional(v.string(), ''),
    v.description('A field that people do not see; filled in, the request is refused'),
  ),
  seconds: v.pipe(v.number('invalid_input'), v.description('For how long the form was open')),
});
export type ConsultationRequest = v.InferInput<typeof ConsultationRequest>;

export const consultations = {
  request: post('/v1/consultations', 'public', {
    summary: 'Ask for a consultation',
    description:
      'Of building owners. Stored, and mailed to the administrators. A place has a few a day (`consultations_exceeded`); what was filled in as only a program does is refused with `consultation_refused`.',
    body: ConsultationRequest,
    data: v.null(),
    addition: true,
  }),
};
