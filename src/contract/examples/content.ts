import type { adminBoards } from '../admin/boards.ts';
import type { adminFaqs } from '../admin/faqs.ts';
import type { adminReviews } from '../admin/reviews.ts';
import type { Board, boards } from '../boards.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { faqs } from '../faqs.ts';
import { house, listPhoto, now, photo, reservationId, someReview } from './world.ts';

const id = '1a2b3c4d-5e6f-4708-9a1b-2c3d4e5f6071';
const params = { id };
const content = {
  boardType: 'EVENT',
  title: { ko: '12월의 긴 식탁', en: 'The long table in December' },
  summary: { ko: '함께 만두를 빚어요.', en: 'We fold dumplings together.' },
  body: {
    ko: '<p>앞치마는 저희가 준비해요.</p>',
    en: '<p>Aprons are on us.</p>',
  },
  event: {
    startsAt: '2026-12-09T10:00:00.000Z',
    place: { ko: '온돌 라운지 1층', en: 'Ondol Lounge, ground floor' },
    capacity: 16,
  },
  person: null,
} as const;
const { body: _, ...head } = content;
const boardCard = { id, ...head, main: false, photo: listPhoto, publishedAt: now };
const board: Board = {
  id,
  ...content,
  content: {
    ko: [{ tag: 'p', children: ['앞치마는 저희가 준비해요.'] }],
    en: [{ tag: 'p', children: ['Aprons are on us.'] }],
  },
  main: false,
  photo,
  publishedAt: now,
};

export const boardExamples: ExamplesOf<typeof boards> = {
  list: { query: { boardType: 'EVENT', upcoming: 'true', page: '1' }, data: [boardCard] },
  main: { data: { ...boardCard, main: true } },
  get: { params, data: board },
};
export const adminBoardExamples: ExamplesOf<typeof adminBoards> = {
  list: { query: { page: '1' }, data: [boardCard] },
  create: { body: content, data: { ...board, photo: null } },
  get: { params, data: board },
  update: { params, body: content, data: board },
  remove: { params, data: null },
  setMain: { params, data: { ...board, main: true } },
  next: { params, query: { boardType: 'EVENT' }, data: null },
};

const faq = {
  id: '2b3c4d5e-6f70-4819-ab2c-3d4e5f607182',
  question: { ko: '공과금이 포함되어 있나요?', en: 'Are utilities included?' },
  answer: { ko: '네, 와이파이까지 포함이에요.', en: 'Yes, and so is the Wi-Fi.' },
};
const title = { ko: '요금', en: 'Prices' };
const group = { id, title, faqs: [faq] };
const { id: faqId, ...faqContent } = faq;
export const faqExamples: ExamplesOf<typeof faqs> = { groups: { data: [group] } };
export const adminFaqExamples: ExamplesOf<typeof adminFaqs> = {
  groups: { data: [group] },
  createGroup: { body: { title }, data: { ...group, faqs: [] } },
  group: { params, data: group },
  updateGroup: { params, body: { title }, data: group },
  removeGroup: { params, data: null },
  list: { params, query: { page: '1' }, data: [faq] },
  create: { params, body: faqContent, data: faq },
  get: { params: { id, faqId }, data: faq },
  update: { params: { id, faqId }, body: faqContent, data: faq },
  remove: { params: { id, faqId }, data: null },
};

const review = {
  id,
  reservationId,
  houseName: house.name,
  author: 'Linh Nguyễn',
  ...someReview,
  privateComment: 'The door lock sticks in the cold.',
  published: true,
  createdAt: now,
};
export const adminReviewExamples: ExamplesOf<typeof adminReviews> = {
  list: { query: { page: '1' }, data: [review] },
  get: { params, data: review },
  update: {
    params,
    body: { published: false, comment: review.comment },
    data: { ...review, published: false },
  },
  remove: { params, data: null },
};
