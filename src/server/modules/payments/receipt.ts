import { seoulDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import type { ReceiptPdf } from '#server/ports/documents/pdf.ts';
import { presentReceipt } from './present.ts';
import type { ReceiptRow } from './read-store.ts';
import { refundsOf } from './refund-store.ts';

export async function renderReceipt(
  db: Db,
  pdf: ReceiptPdf,
  row: ReceiptRow,
  nowMs: number,
): Promise<{ bytes: Uint8Array; filename: string } | null> {
  if (!row.paid_at) return null;
  const refunds = await refundsOf(db, [row.payment_id]);
  const bytes = await pdf.render(presentReceipt(row, row.paid_at, refunds, seoulDate(nowMs)));
  return { bytes, filename: `receipt-${row.code}-${row.number}.pdf` };
}
