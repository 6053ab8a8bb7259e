import type { adminTickets, AdminTicket } from '../admin/tickets/tickets.ts';
import type { adminTicketTemplates, TicketTemplate } from '../admin/tickets/ticket-templates.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { Ticket, tickets } from '../reservations/tickets.ts';
import { picture } from './files.ts';
import { house, me, memberId, now, request, reservationId, summary } from './world.ts';

const id = '1c7d2e9a-5b60-4f3d-8a41-90e2c6f7b815';
const replyId = '8e4f1b2c-3d5a-4c6e-9f70-1a2b3c4d5e6f';
const text = 'The tap in the bathroom drips, day and night.';
const answer = 'Thank you for telling us. A plumber can come on Tuesday afternoon. Would that suit you?';
const ticket: Ticket = {
  id,
  kind: 'malfunction',
  state: 'received',
  visit: null,
  text,
  photos: [picture],
  openedAt: now,
  repliesUntil: null,
  replies: [{ id: replyId, author: 'operator', text: answer, photos: [], writtenAt: now }],
  toldAt: null,
  isUnread: true,
};

export const ticketExamples: ExamplesOf<typeof tickets> = {
  list: { params: { id: reservationId }, data: { opensUntil: '2027-07-09', tickets: [ticket] } },
  open: {
    params: { id: reservationId },
    body: { id, kind: 'malfunction', text, photos: [picture.id] },
    data: { ...ticket, replies: [], isUnread: false },
  },
  reply: {
    params: { id },
    body: { id: '0b9c8d7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e', text: 'Yes, from two.', photos: [] },
    data: ticket,
  },
  read: { params: { id }, body: { upTo: replyId }, data: { ...ticket, isUnread: false } },
};

const staff = { id: '5b6c7d8e-9fa0-4b1c-82d3-e4f506172839', name: 'Jiwoo Kim' };
const common = {
  id,
  kind: ticket.kind,
  state: ticket.state,
  visit: null,
  openedAt: now,
  dueAt: '2027-03-05T01:30:00.000Z',
  isOverdue: false,
  isAnswered: true,
  isUnread: false,
  assignee: staff,
  reservationId,
  code: summary.code,
  houseId: house.id,
  listingName: house.name,
  location: house.location,
  memberId,
  memberName: me.username,
};
const detail: AdminTicket = {
  ...common,
  version: '6d1f0c94a7b3e258',
  text,
  photos: [picture],
  repliesUntil: null,
  language: 'en',
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  doneAt: null,
  replies: ticket.replies.map((reply) => Object.assign({ authorName: staff.name }, reply)),
  staff: [staff],
};
const visit = { date: '2027-03-02', from: '14:00', until: '16:00' };

export const adminTicketExamples: ExamplesOf<typeof adminTickets> = {
  list: { query: { filter: 'open' }, data: [{ ...common, excerpt: text, replies: 1 }] },
  get: { params: { id }, data: detail },
  update: {
    params: { id },
    ifMatch: `"${detail.version}"`,
    body: { visit },
    data: { ...detail, state: 'visit_planned', visit, version: '0c5e7a91b3d2f648' },
  },
  reply: { params: { id }, body: { id: replyId, text: answer }, data: detail },
  read: { params: { id }, body: { upTo: id }, data: detail },
};

const template: TicketTemplate = {
  id: '2f3e4d5c-6b7a-4980-91a2-b3c4d5e6f708',
  title: '접수 안내',
  kind: null,
  text: {
    ko: '알려 주셔서 감사해요. 확인하고 다시 연락드릴게요.',
    en: 'Thank you for telling us. We will look into it and get back to you.',
  },
  version: '9a4b6c8d0e1f2a3b',
};
const { id: templateId, version, ...content } = template;
const ofTemplate = { params: { id: templateId }, ifMatch: `"${version}"` };

export const adminTicketTemplateExamples: ExamplesOf<typeof adminTicketTemplates> = {
  list: { data: [template] },
  create: { body: content, data: template },
  update: { ...ofTemplate, body: content, data: template },
  remove: { ...ofTemplate, data: null },
};
