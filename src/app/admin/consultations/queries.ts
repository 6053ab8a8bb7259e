import type { Consultation, ConsultationChange } from '#contract/admin/consultations.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { ConsultationSearch } from './search-params.ts';

/** Rows of the table on one page. */
const PAGE_SIZE = 20;

/** Lists one page of the requests that a search names. */
export function findConsultations({
  page = 1,
  state,
}: ConsultationSearch): Promise<Result<Page<Consultation>>> {
  const query = { ...(state && { state }), page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminConsultations.list({ query }));
}

/** Loads a request of a building owner. */
export function consultation(id: string): Promise<Result<Consultation>> {
  return attempt(() => api.adminConsultations.get({ params: { id } }));
}

const written = ({ state, note }: Consultation): ConsultationChange => ({ state, note });

/** Records what became of a request as it was seen; `current` is the request as it is now where somebody else has changed it meanwhile. */
export function changeConsultation(
  seen: Consultation,
  body: ConsultationChange,
): Promise<Changed<Consultation>> {
  const params = { id: seen.id };
  return change(seen, written, (version) =>
    api.adminConsultations.update({ params, ifMatch: version, body }),
  );
}

/** Deletes a request for good, as it was seen. */
export function deleteConsultation(seen: Consultation): Promise<Result<null>> {
  const params = { id: seen.id };
  return attempt(() => api.adminConsultations.remove({ params, ifMatch: ifMatch(seen) }));
}

/** The key of what is typed about a request and not saved, in the tab. */
export const draftKey = (id: string) => `admin-consultation/${id}`;
