import type { ChecklistChange, HouseChecklist } from '#contract/admin/checklists.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';

export function houseChecklist(id: string): Promise<Result<HouseChecklist>> {
  return attempt(() => api.adminChecklists.get({ params: { id } }));
}

/** Saves the steps of a house over the list as it was seen. After a concurrent change, `current` is the present list. */
export function saveChecklist(
  seen: HouseChecklist,
  steps: NonNullable<ChecklistChange['steps']>,
): Promise<Changed<HouseChecklist>> {
  const params = { id: seen.houseId };
  return change(
    seen,
    (list) => list.steps,
    (version) => api.adminChecklists.update({ params, ifMatch: version, body: { steps } }),
  );
}

export function takeUsualList(seen: HouseChecklist): Promise<Result<HouseChecklist>> {
  const params = { id: seen.houseId };
  return attempt(() => api.adminChecklists.update({ params, ifMatch: ifMatch(seen), body: { steps: null } }));
}

/** Gives a house its own steps again, overwriting whatever it has now. */
export function bringBackSteps({ houseId, steps }: HouseChecklist): Promise<Result<HouseChecklist>> {
  return attempt(() =>
    api.adminChecklists.update({ params: { id: houseId }, ifMatch: '*', body: { steps } }),
  );
}
