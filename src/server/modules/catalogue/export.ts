import { CATALOGUE_FORMAT, CATALOGUE_VERSION } from '#contract/admin/catalogue.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { csvFile } from '#server/platform/csv/csv.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { cellsOfCoupon, couponColumns } from './flat-coupons.ts';
import { cellsOfHouse, houseColumns } from './flat-houses.ts';

type Exported = { bytes: Uint8Array; filename: string };

/** Exports all houses and coupons as one file (docs/catalogue-file.md), and audits the export. */
export function exportCatalogue(ctx: Context, by: Administrator): Promise<Exported> {
  return recorded(ctx, by, {
    name: 'catalogue',
    extension: 'json',
    write: async (trx, at) => {
      const houses = (await ctx.inFile.houses.every(trx)).map(({ content, ...house }) => {
        const { wifiPassword: _, ...told } = content;
        return Object.assign(house, { content: told });
      });
      const coupons = (await ctx.inFile.coupons.every(trx)).map(
        ({ uses: _, given: __, ...coupon }) => coupon,
      );
      const head = { format: CATALOGUE_FORMAT, version: CATALOGUE_VERSION, exportedAt: at };
      return {
        rows: houses.length + coupons.length,
        bytes: new TextEncoder().encode(`${JSON.stringify({ ...head, houses, coupons }, null, 1)}\n`),
      };
    },
  });
}

export function exportHouses(ctx: Context, by: Administrator): Promise<Exported> {
  return recorded(ctx, by, {
    name: 'houses',
    extension: 'csv',
    write: async (trx) => {
      const houses = await ctx.inFile.houses.every(trx);
      const rows = houses.map(cellsOfHouse).map((cells) => houseColumns.map((column) => cells[column] ?? ''));
      return { rows: rows.length, bytes: csvFile(houseColumns, rows) };
    },
  });
}

export function exportCoupons(ctx: Context, by: Administrator): Promise<Exported> {
  return recorded(ctx, by, {
    name: 'coupons',
    extension: 'csv',
    write: async (trx) => {
      const coupons = await ctx.inFile.coupons.every(trx);
      const rows = coupons.map((coupon) => {
        const cells: Record<string, string | number> = {
          ...cellsOfCoupon(coupon),
          uses: coupon.uses,
          given: coupon.given,
        };
        return couponColumns.map((column) => cells[column] ?? '');
      });
      return { rows: rows.length, bytes: csvFile(couponColumns, rows) };
    },
  });
}

function recorded(
  ctx: Context,
  by: Administrator,
  {
    name,
    extension,
    write,
  }: {
    name: string;
    extension: string;
    write: (trx: Trx, at: string) => Promise<{ rows: number; bytes: Uint8Array }>;
  },
): Promise<Exported> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (trx) => {
    const { rows, bytes } = await write(trx, new Date(now).toISOString());
    await audit(trx, ctx, by, {
      action: 'catalogue-exported',
      subject: { kind: 'export', id: name },
      change: { after: { rows } },
    });
    return { bytes, filename: `${name}-${seoulDate(now)}.${extension}` };
  });
}
