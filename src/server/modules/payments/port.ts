import type { Payments } from '#server/ports/payments.ts';
import { changes } from './change.ts';
import { planRefund, planReturns } from './plan-refund.ts';
import { findReceiptOf } from './read-store.ts';
import { renderReceipt } from './receipt.ts';
import { recordRefunds } from './refund-store.ts';
import {
  isBeingPaid,
  isBeingTaken,
  keepInstalments,
  lockSchedule,
  setGrace,
  setSchedule,
  tryLockSchedule,
} from './instalment-store.ts';

export const payments: Payments = {
  setSchedule,
  lockSchedule,
  tryLockSchedule,
  isBeingPaid,
  isBeingTaken,
  setGrace,
  keepInstalments,
  ...changes,
  planRefund,
  planReturns,
  receipt: async (db, pdf, paymentId, nowMs) => {
    const row = await findReceiptOf(db, paymentId);
    return row ? renderReceipt(db, pdf, row, nowMs) : null;
  },
  recordReturns: recordRefunds,
};
