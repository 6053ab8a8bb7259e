import type { adminBoards } from '../admin/boards.ts';
import type { adminEvents } from '../admin/events.ts';
import type { adminFaqs } from '../admin/faqs.ts';
import type { AdminStaff, adminStaff, StaffContent } from '../admin/staff/staff.ts';
import type { adminReviews } from '../admin/reviews.ts';
import type { Board, boards } from '../boards.ts';
import type { staff } from '../contacts/staff.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { events } from '../events.ts';
import type { faqs } from '../faqs.ts';
import { picture } from './files.ts';
import { house, listPhoto, now, photo, reservationId, someReview, summary } from './world.ts';

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
    endsAt: '2026-12-09T12:00:00.000Z',
    place: { ko: '온돌 라운지 1층', en: 'Ondol Lounge, ground floor' },
    mapUrl: 'https://map.kakao.com/link/map/37.5563,126.9236',
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
const { photo: boardPhoto, content: nodes, body: _body, ...stored } = board;
const adminBoardCard = { ...stored, updatedAt: now, updatedBy: 'Ji-on Kim', draft: null };
const adminBoard = {
  ...adminBoardCard,
  body: content.body,
  nodes,
  photo: boardPhoto,
  written: null,
  versions: [],
  version: 'd41f8c0a93e7b265',
};
const ofBoard = { params, ifMatch: `"${adminBoard.version}"` };
const written = { ...content, photoId: null, publishedAt: null };
const draft = {
  ...content,
  title: { ko: '12월의 긴 식탁, 다시', en: '' },
  person: { ko: '', en: '' },
  photoId: null,
  publishing: 'now',
  publishAt: null,
  from: null,
} as const;
const drafted = {
  ...adminBoard,
  draft: { title: draft.title, boardType: draft.boardType, savedAt: now, savedBy: 'Ji-on Kim' },
  written: { content: draft, nodes, photo: null },
};
export const adminBoardExamples: ExamplesOf<typeof adminBoards> = {
  list: { query: { boardType: 'EVENT', page: '1' }, data: [adminBoardCard] },
  create: { body: written, data: { ...adminBoard, photo: null, publishedAt: null } },
  preview: { body: { body: content.body }, data: nodes },
  get: { params, data: adminBoard },
  update: { ...ofBoard, body: { ...written, publishedAt: now }, data: adminBoard },
  addDraft: { body: { id, ...draft }, data: drafted },
  saveDraft: { ...ofBoard, body: draft, data: drafted },
  discardDraft: { ...ofBoard, data: adminBoard },
  remove: { ...ofBoard, data: null },
  setMain: { params, data: { ...adminBoard, main: true } },
  next: { params, query: { boardType: 'EVENT' }, data: null },
  previous: { params, query: { boardType: 'EVENT' }, data: adminBoardCard },
};

const faq = {
  id: '2b3c4d5e-6f70-4819-ab2c-3d4e5f607182',
  question: { ko: '공과금이 포함되어 있나요?', en: 'Are utilities included?' },
  answer: { ko: '네, 와이파이까지 포함이에요.', en: 'Yes, and so is the Wi-Fi.' },
};
const title = { ko: '요금', en: 'Prices' };
const { id: faqId, ...faqContent } = faq;
const publicFaq = { ...faq, id: 'are-utilities-included' };
const adminFaq = {
  ...faq,
  groupId: id,
  slug: publicFaq.id,
  helped: 12,
  unhelped: 1,
  version: '7be04d2c9a1f5836',
};
const adminGroup = { id, slug: 'prices', title, faqs: [adminFaq], version: 'a3c85f0e6d1b9427' };
const ofGroup = { params, ifMatch: `"${adminGroup.version}"` };
const ofFaq = { params: { id, faqId }, ifMatch: `"${adminFaq.version}"` };
export const faqExamples: ExamplesOf<typeof faqs> = {
  groups: { data: [{ id: adminGroup.slug, title, faqs: [publicFaq] }] },
  vote: { params: { slug: publicFaq.id }, body: { helpful: true, voter: id }, data: null },
};
export const adminFaqExamples: ExamplesOf<typeof adminFaqs> = {
  groups: { data: [adminGroup] },
  createGroup: { body: { title }, data: { ...adminGroup, faqs: [] } },
  group: { params, data: adminGroup },
  updateGroup: { ...ofGroup, body: { title, position: 1 }, data: adminGroup },
  removeGroup: { ...ofGroup, query: { questions: faqId }, data: null },
  list: { params, query: { page: '1' }, data: [adminFaq] },
  create: { params, body: faqContent, data: adminFaq },
  get: { params: { id, faqId }, data: adminFaq },
  update: { ...ofFaq, body: { ...faqContent, position: 1 }, data: adminFaq },
  remove: { ...ofFaq, data: null },
};

const review = {
  id,
  reservationId,
  reservationCode: summary.code,
  houseId: house.id,
  houseName: house.name,
  stayedIn: '2026-10',
  author: 'Nguyễn Linh',
  ...someReview,
  originalComment: null,
  privateComment: 'The door lock sticks in the cold.',
  published: true,
  answer: { ko: '따뜻한 글 고마워요.', en: 'Thank you for these warm words.' },
  answeredAt: now,
  createdAt: now,
  version: '5d0c1b7fa3e92864',
};
const ifMatch = `"${review.version}"`;
export const adminReviewExamples: ExamplesOf<typeof adminReviews> = {
  list: { query: { filter: 'published', page: '1' }, data: [review] },
  get: { params, data: review },
  update: {
    params,
    ifMatch,
    body: { published: false, comment: review.comment, answer: review.answer },
    data: { ...review, published: false, version: 'c19e60b2f4d8a735' },
  },
  photos: { params, data: [picture] },
  removePhoto: { params: { ...params, fileId: picture.id }, data: [] },
  remove: { params, ifMatch, data: null },
};

const seat = {
  state: 'waiting',
  waitingPlace: 1,
  seatsLeft: 0,
  waiting: 1,
  closesAt: '2026-12-09T08:00:00.000Z',
  isOpen: true,
  cancelled: null,
} as const;
export const eventExamples: ExamplesOf<typeof events> = {
  mine: {
    data: [
      {
        boardId: id,
        title: content.title,
        startsAt: content.event.startsAt,
        endsAt: content.event.endsAt,
        place: content.event.place,
        state: 'waiting',
        waitingPlace: 2,
        cancelled: false,
      },
    ],
  },
  calendar: { params },
  seat: { params, data: { ...seat, state: 'none', waitingPlace: null, waiting: 0, seatsLeft: 4 } },
  takeSeat: { params, data: seat },
  leave: { params, data: { ...seat, state: 'none', waitingPlace: null, waiting: 0 } },
};
const signUp = {
  id: '4c5d6e7f-8091-4a2b-8c3d-4e5f60718293',
  accountId: '5d6e7f80-91a2-4b3c-9d4e-5f6071829304',
  name: 'Nguyễn Linh',
  email: 'linh@ondol.example',
  signedUpAt: now,
  attended: null,
};
const signUps = { capacity: 16, seats: [signUp], waiting: [], cancelled: null };
const reason = { ko: '강사님이 아파요.', en: 'Our teacher is ill.' };
export const adminEventExamples: ExamplesOf<typeof adminEvents> = {
  get: { params, data: signUps },
  attend: {
    params: { id, signUpId: signUp.id },
    body: { attended: true },
    data: { ...signUps, seats: [{ ...signUp, attended: true }] },
  },
  export: { params },
  message: {
    params,
    body: { text: { ko: '앞치마를 가져와 주세요.', en: 'Please bring an apron.' } },
    data: { recipients: 1 },
  },
  cancel: { params, body: { reason }, data: { ...signUps, cancelled: { at: now, by: 'Ji-on Kim', reason } } },
};

const profile = {
  name: { ko: '박서윤', en: 'Seoyun Park' },
  role: { ko: '연남동 호스트', en: 'Host in Yeonnam-dong' },
  languages: ['ko', 'en', 'vi'],
  replyMinutes: 30,
  published: true,
} satisfies Omit<StaffContent, 'photoId'>;
const staffId = '3c4d5e6f-7081-492a-bc3d-4e5f60718293';
const member = { id: staffId, ...profile, portrait: photo };
const { published: _published, ...publicMember } = { ...member, portrait: listPhoto };
const storedProfile: AdminStaff = {
  ...member,
  houses: [{ id: house.id, name: house.name }],
  version: '5d0c7f2b8e913a64',
};
const ofProfile = { params: { id: staffId }, ifMatch: `"${storedProfile.version}"` };
const named = { staffId, version: '90b1e7d24c6f38a5' };
const ofHouse = { params: { id: house.id } };
export const staffExamples: ExamplesOf<typeof staff> = {
  list: { data: [publicMember] },
  host: { ...ofHouse, data: { ...publicMember, isHost: true } },
};
export const adminStaffExamples: ExamplesOf<typeof adminStaff> = {
  list: { data: [storedProfile] },
  create: {
    body: { id: staffId, ...profile, photoId: null },
    data: { ...storedProfile, portrait: null, houses: [] },
  },
  get: { params: { id: staffId }, data: storedProfile },
  update: { ...ofProfile, body: { ...profile, photoId: photo.id, position: 1 }, data: storedProfile },
  remove: { ...ofProfile, data: null },
  houseHost: { ...ofHouse, data: named },
  setHouseHost: { ...ofHouse, ifMatch: `"${named.version}"`, body: { staffId }, data: named },
};
