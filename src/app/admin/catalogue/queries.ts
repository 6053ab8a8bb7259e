import type { ImportPlan } from '#contract/admin/catalogue.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { sendCatalogue } from '#app/platform/api/upload.ts';

export const exportKinds = ['catalogue', 'houses', 'coupons'] as const;
export type ExportKind = (typeof exportKinds)[number];

const calls = {
  catalogue: () => api.adminCatalogue.export(),
  houses: () => api.adminCatalogue.exportHouses(),
  coupons: () => api.adminCatalogue.exportCoupons(),
} as const satisfies Record<ExportKind, () => Promise<Blob>>;

export function catalogueFile(kind: ExportKind): Promise<Result<Blob>> {
  return attempt(calls[kind]);
}

/** Returns all changes that importing a file would make, without making them. */
export function previewImport(file: Blob): Promise<Result<ImportPlan>> {
  return sendCatalogue(file, null);
}

/** Applies a file as it was previewed, completely or not at all. */
export function applyImport(file: Blob, { plan }: ImportPlan): Promise<Result<ImportPlan>> {
  return sendCatalogue(file, plan);
}
