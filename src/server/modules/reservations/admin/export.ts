import adminEn from '../../../../../locales/en/admin-reservations.json' with { type: 'json' };
import commonEn from '../../../../../locales/en/common.json' with { type: 'json' };
import adminKo from '../../../../../locales/ko/admin-reservations.json' with { type: 'json' };
import commonKo from '../../../../../locales/ko/common.json' with { type: 'json' };
import type { AdminReservation, AdminReservationFilter } from '#contract/admin/reservations.ts';
import { daysBetween } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { csvFile } from '#server/platform/csv/csv.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { presentAdminReservation } from './present.ts';
import { idsOnTodayList } from './today/on-today-list.ts';
import { momentOf, type AdminReservationRow } from './read-store.ts';
import { everyReservation } from './search/search-read-store.ts';

const texts = { ko: { ...adminKo, ...commonKo }, en: { ...adminEn, ...commonEn } };

/**
 * Exports the reservations of a search as CSV, in the reader's language. It contains names and contacts, so it is made on the server and audited in
 * the same transaction: no screen can export without a record.
 */
export function exportReservations(
  ctx: Context,
  by: Administrator & { language: Language },
  filter: AdminReservationFilter,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const now = ctx.clock.now();
  const at = momentOf(now);
  return inTransaction(ctx, async (trx) => {
    const rows = await everyReservation(trx, filter, at, await idsOnTodayList(trx, ctx, filter, at));
    // No column tells of deposits.
    const owed = new Map<string, never>();
    const reservations = rows.map((row) => presentAdminReservation(row, owed, now));
    const { unsigned, unpaid, depositOpen, descending: _, sort: __, dates, ...named } = filter;
    const filters = {
      ...named,
      ...(named.from || named.to ? { dates } : {}),
      ...(unsigned ? { unsigned } : {}),
      ...(unpaid ? { unpaid } : {}),
      ...(depositOpen ? { depositOpen } : {}),
    };
    const subject = { kind: 'export', id: 'reservations' } as const;
    await audit(trx, ctx, by, {
      action: 'reservations-exported',
      subject,
      change: { after: { rows: rows.length, ...filters } },
    });
    return { bytes: tableOf(reservations, rows, by.language), filename: `reservations-${at.today}.csv` };
  });
}

/** Amounts are won; dates are Seoul dates. `rows` and the reservations have the same order. */
function tableOf(
  reservations: AdminReservation[],
  rows: readonly AdminReservationRow[],
  language: Language,
): Uint8Array {
  const { csv, column, filter, status, location, deletedMember } = texts[language];
  const yes = (is: boolean) => (is ? csv.yes : csv.no);
  return csvFile(
    [
      csv.code,
      column.status,
      column.house,
      filter.location,
      column.checkIn,
      column.checkOut,
      csv.nights,
      column.guests,
      csv.rent,
      csv.coupon,
      csv.discount,
      csv.bedding,
      csv.deposit,
      csv.total,
      csv.dollars,
      csv.signed,
      csv.paid,
      column.who,
      csv.email,
      csv.phone,
    ],
    reservations.map((row, index) => [
      row.code,
      status[row.status],
      row.listingName[language] || row.listingName.ko,
      location[row.location],
      row.checkIn,
      row.checkOut,
      daysBetween(row.checkIn, row.checkOut),
      row.guests,
      ...amountsOf(rows[index]!),
      yes(row.signed && !row.contractOpen),
      yes(row.paid),
      row.memberName ?? deletedMember,
      row.memberEmail ?? '',
      row.memberPhone ?? '',
    ]),
  );
}

function amountsOf(row: AdminReservationRow): (string | number)[] {
  const dollars = row.total_usd_cents === null ? '' : (row.total_usd_cents / 100).toFixed(2);
  return [
    row.house_price,
    row.coupon_code ?? '',
    row.coupon_discount,
    row.bedding_price,
    row.deposit,
    row.total,
    dollars,
  ];
}
