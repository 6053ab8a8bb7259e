import { certificateStates, type CertificateState } from '#contract/vocabulary.ts';
import { numberParam, stringParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/certificates`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type CertificateSearch = {
  state?: CertificateState | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/certificates`. Never throws. */
export function parseCertificateSearch(given: Record<string, unknown>): CertificateSearch {
  const page = numberParam(given['page']);
  return {
    state: certificateStates.find((each) => each === given['state']),
    search: stringParam(given['search'])?.slice(0, 100) || undefined,
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}
