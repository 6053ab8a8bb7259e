import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, type Changed } from '#app/admin/kit/form/conflict.ts';
import { draftOf, type NeighbourhoodDraft } from './model.ts';

export function neighbourhoods(): Promise<Result<AdminNeighbourhood[]>> {
  return attempt(() => api.adminNeighbourhoods.list());
}

export function neighbourhood(slug: string): Promise<Result<AdminNeighbourhood>> {
  return attempt(() => api.adminNeighbourhoods.get({ params: { slug } }));
}

/** Saves the texts of a neighborhood. After a concurrent change, `current` is the present record. */
export function saveNeighbourhood(
  seen: AdminNeighbourhood,
  body: NeighbourhoodDraft,
): Promise<Changed<AdminNeighbourhood>> {
  const params = { slug: seen.location };
  return change(seen, draftOf, (version) =>
    api.adminNeighbourhoods.replace({ params, ifMatch: version, body }),
  );
}
