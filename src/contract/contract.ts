import { auth, users } from './accounts.ts';
import { adminBoards, adminFaqs, adminReservations, adminReviews, adminUsers } from './admin.ts';
import { boards } from './boards.ts';
import { contracts } from './contracts.ts';
import { faqs } from './faqs.ts';
import { houses } from './houses.ts';
import { payments } from './payments.ts';
import { push } from './push.ts';
import { reservations } from './reservations.ts';
import { reviews } from './reviews.ts';

/** Every call of the API, by noun: the table of contents. */
export const contract = {
  auth,
  users,
  houses,
  reservations,
  contracts,
  payments,
  push,
  reviews,
  boards,
  faqs,
  adminReservations,
  adminUsers,
  adminBoards,
  adminReviews,
  adminFaqs,
};
export type Contract = typeof contract;
