import type { HouseHost, StaffProfile } from '#contract/contacts/staff.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';

/** Loads hosts and staff in their order; nobody if the host is unreachable. */
export async function team(): Promise<StaffProfile[]> {
  const found = await attempt(() => api.staff.list());
  return found.ok ? found.value : [];
}

/** Loads the person who answers for a house, or for any question without a house; null if there is none or the host is unreachable. */
export async function answering(houseId: string | undefined): Promise<HouseHost | null> {
  if (houseId === undefined) {
    const [first] = await team();
    return first ? { ...first, isHost: false } : null;
  }
  const found = await attempt(() => api.staff.host({ params: { id: houseId } }));
  return found.ok ? found.value : null;
}
