import { users } from './accounts.ts';
import { auth } from './sign-in.ts';
import { adminUsers } from './admin/accounts.ts';
import { adminBoards } from './admin/boards.ts';
import { adminFaqs } from './admin/faqs.ts';
import { adminReservations } from './admin/reservations.ts';
import { adminReviews } from './admin/reviews.ts';
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
