import { consultationStates, type ConsultationState } from '#contract/admin/vocabulary.ts';
import { numberParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/consultations`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type ConsultationSearch = { state?: ConsultationState | undefined; page?: number | undefined };

/** `validateSearch` of `/admin/consultations`. Never throws. */
export function parseConsultationSearch(given: Record<string, unknown>): ConsultationSearch {
  const page = numberParam(given['page']);
  return {
    state: consultationStates.find((each) => each === given['state']),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}
