import type { Consultation, ConsultationChange } from '#contract/admin/consultations.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { ConsultationSearch } from './search-params.ts';

const PAGE_SIZE = 20;

export function findConsultations({
  page = 1,
  state,
}: ConsultationSearch): Promise<Result<Page<Consultation>>> {
  const query = { ...(state && { state }), page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminConsultations.list({ query }));
}

export function consultation(id: string): Promise<Result<Consultation>> {
  return attempt(() => api.adminConsultations.get({ params: { id } }));
}

const written = ({ state, note }: Consultation): ConsultationChange => ({ state, note });

/** Records the result of a request as it was seen. After a concurrent change, `current` is the present request. */
export function changeConsultation(
  seen: Consultation,
  body: ConsultationChange,
): Promise<Changed<Consultation>> {
  const params = { id: seen.id };
  return change(seen, written, (version) =>
    api.adminConsultations.update({ params, ifMatch: version, body }),
  );
}

/** Deletes a request permanently; refused if it is not the version that was seen. */
export function deleteConsultation(seen: Consultation): Promise<Result<null>> {
  const params = { id: seen.id };
  return attempt(() => api.adminConsultations.remove({ params, ifMatch: ifMatch(seen) }));
}

/** Returns the tab's storage key for unsaved changes of a request. */
export const draftKey = (id: string) => `admin-consultation/${id}`;
