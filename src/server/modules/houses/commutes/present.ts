import type { Commute, University } from '#contract/seoul/commutes.ts';
import { seoul } from '#contract/seoul/seoul.ts';
import type { Commute as CommuteRow } from './policy.ts';

const byId = new Map(seoul.universities.map(({ id, name }): [string, University] => [id, { id, name }]));

export const allUniversities: University[] = [...byId.values()];

/** Presents a commute; null for a university missing in this build's data, because during a deploy another build may have written the row. */
export function commute(row: CommuteRow): Commute | null {
  const university = byId.get(row.university);
  return university ? { ...row, university } : null;
}
