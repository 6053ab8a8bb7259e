import type { AdminCertificate } from '#contract/admin/certificates/certificates.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import type { CertificateSearch } from './search-params.ts';

const PAGE_SIZE = 20;

export function findCertificates({
  page = 1,
  ...named
}: CertificateSearch): Promise<Result<Page<AdminCertificate>>> {
  const query = { ...named, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminCertificates.list({ query }));
}
