import type { Handlers } from '#server/http/api/handler-types.ts';
import { exportCatalogue, exportCoupons, exportHouses } from './export.ts';
import { applyImport, previewImport } from './import.ts';

export const adminCatalogue: Handlers<'adminCatalogue'> = {
  export: (input, ctx) => exportCatalogue(ctx, input),
  exportHouses: (input, ctx) => exportHouses(ctx, input),
  exportCoupons: (input, ctx) => exportCoupons(ctx, input),
  preview: (input, ctx) => previewImport(ctx, input, input.upload),
  import: (input, ctx) => applyImport(ctx, input, input.upload, input.query.plan),
};
