import type { AdminStaff, NamedHost } from '#contract/admin/staff/staff.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { addOnce } from '#app/admin/kit/form/add-once.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import { contentOf, draftOf, type StaffDraft } from './draft.ts';

/** Sent as `If-Match` when moving: order is not part of a version, so a move overwrites nothing. */
const ANY_VERSION = '*';

export function allStaff(): Promise<Result<AdminStaff[]>> {
  return attempt(() => api.adminStaff.list());
}

export function staffProfile(id: string): Promise<Result<AdminStaff>> {
  return attempt(() => api.adminStaff.get({ params: { id } }));
}

/** Saves a profile, or adds it if its id is empty. After a concurrent change, `current` is the present profile. */
export async function saveStaff(seen: AdminStaff, draft: StaffDraft): Promise<Changed<AdminStaff>> {
  const body = contentOf(draft);
  if (seen.id === '') {
    const result = await attempt(() =>
      addOnce('staff', JSON.stringify(body), (id) => api.adminStaff.create({ body: { ...body, id } })),
    );
    return { result, current: null };
  }
  const params = { id: seen.id };
  return change(seen, draftOf, (version) => api.adminStaff.update({ params, ifMatch: version, body }));
}

/** Moves a profile among the others; `position` counts from 1. */
export function moveStaff({ id }: AdminStaff, position: number): Promise<Result<AdminStaff>> {
  return attempt(() => api.adminStaff.update({ params: { id }, ifMatch: ANY_VERSION, body: { position } }));
}

/** Deletes a profile; refused if it is not the version that was seen. */
export function deleteStaff(seen: AdminStaff): Promise<Result<null>> {
  return attempt(() => api.adminStaff.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
}

export type HouseHost = { named: NamedHost; staff: AdminStaff[] };

/** Loads the host that a house names, with everybody who could be. */
export function houseHost(houseId: string): Promise<Result<HouseHost>> {
  return attempt(async () => {
    const [named, staff] = await Promise.all([
      api.adminStaff.houseHost({ params: { id: houseId } }),
      api.adminStaff.list(),
    ]);
    return { named, staff };
  });
}

export function saveHost(houseId: string, seen: NamedHost, staffId: string): Promise<Changed<NamedHost>> {
  const params = { id: houseId };
  const body = { staffId: staffId || null };
  return change(
    seen,
    (host) => host.staffId,
    (version) => api.adminStaff.setHouseHost({ params, ifMatch: version, body }),
  );
}
