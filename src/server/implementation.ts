import type { Implementation } from './http/implement.ts';
import { auth, users } from './modules/accounts/handlers.ts';
import { boards } from './modules/boards/handlers.ts';
import { contracts } from './modules/contracts/handlers.ts';
import { faqs } from './modules/faqs/handlers.ts';
import { houses } from './modules/houses/handlers.ts';
import { payments } from './modules/payments/handlers.ts';
import { reservations } from './modules/reservations/handlers.ts';
import { reviews, stayReviews } from './modules/reviews/handlers.ts';

/** What this host implements of the contract; every other call is answered 501. */
export const implementation: Implementation = {
  auth,
  users,
  houses,
  reservations: { ...reservations, ...stayReviews },
  contracts,
  payments,
  reviews,
  boards,
  faqs,
};
