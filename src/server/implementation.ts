import type { Implementation } from './http/api/handler-types.ts';
import { adminAccounts } from './modules/accounts/admin-handlers.ts';
import { auth } from './modules/accounts/auth-handlers.ts';
import { users } from './modules/accounts/user-handlers.ts';
import { boards } from './modules/boards/handlers.ts';
import { adminContracts, contracts } from './modules/contracts/handlers.ts';
import { faqs } from './modules/faqs/handlers.ts';
import { houses } from './modules/houses/handlers.ts';
import { payments } from './modules/payments/handlers.ts';
import { push } from './modules/push/handlers.ts';
import { adminReservations, memberReservations } from './modules/reservations/admin/handlers.ts';
import { reservations } from './modules/reservations/handlers.ts';
import { reviews, stayReviews } from './modules/reviews/handlers.ts';

/** The calls of the contract that this host implements; every other is answered 501. */
export const implementation: Implementation = {
  auth,
  users,
  houses,
  reservations: { ...reservations, ...stayReviews },
  contracts,
  payments,
  push,
  reviews,
  boards,
  faqs,
  adminReservations: { ...adminReservations, ...adminContracts },
  adminUsers: { ...adminAccounts, ...memberReservations },
};
