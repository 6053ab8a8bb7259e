import * as v from 'valibot';
import { del, get, post, put } from '#contract/endpoint.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { ticketKinds } from '#contract/rules/tickets/ticket.ts';
import { Bilingual, WrittenText } from '#contract/shared.ts';

const InEnglish = v.pipe(
  v.string('english_required'),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1, 'english_required'),
  v.maxLength(policy.maxText, 'text_too_long'),
);
const InKorean = v.pipe(
  v.string('korean_required'),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1, 'korean_required'),
  v.maxLength(policy.maxText, 'text_too_long'),
);

export const TicketTemplate = v.object({
  id: v.string(),
  title: v.pipe(v.string(), v.description('Its name for the staff')),
  kind: v.pipe(v.nullable(v.picklist(ticketKinds)), v.description('Of tickets of one kind; null for all')),
  text: Bilingual,
  version: v.string(),
});
export type TicketTemplate = v.InferOutput<typeof TicketTemplate>;

export const TicketTemplateContent = v.object({
  title: WrittenText(80),
  kind: v.nullable(v.picklist(ticketKinds, 'invalid_input')),
  text: v.object({ ko: InKorean, en: InEnglish }),
});
export type TicketTemplateContent = v.InferInput<typeof TicketTemplateContent>;

export const adminTicketTemplates = {
  list: get('/v1/admin/ticket-templates', 'admin', {
    summary: 'List canned answers',
    description: 'By their names.',
    data: v.array(TicketTemplate),
    addition: true,
  }),
  create: post('/v1/admin/ticket-templates', 'admin', {
    summary: 'Add a canned answer',
    description: 'In both languages. The same one again is the first.',
    body: TicketTemplateContent,
    data: TicketTemplate,
    addition: true,
  }),
  update: put('/v1/admin/ticket-templates/{id}', 'admin', {
    summary: 'Change a canned answer',
    description: 'What was sent with it stays as it was.',
    body: TicketTemplateContent,
    data: TicketTemplate,
    version: 'required',
    addition: true,
  }),
  remove: del('/v1/admin/ticket-templates/{id}', 'admin', {
    summary: 'Delete a canned answer',
    description: 'What was sent with it stays as it was.',
    data: v.null(),
    version: 'required',
    addition: true,
  }),
};
