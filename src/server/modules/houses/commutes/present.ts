import type { Commute, University } from '#contract/seoul/commutes.ts';
import { seoul } from '#contract/seoul/seoul.ts';
import type { Commute as CommuteRow } from './policy.ts';

const byId = new Map(seoul.universities.map(({ id, name }): [string, University] => [id, { id, name }]));

export const allUniversities: University[] = [...byId.values()];

/** @throws Error where a stored commute is to a university that the data no longer has. */
export function commute(row: CommuteRow): Commute {
  const university = byId.get(row.university);
  if (!university) throw new Error(`There is no university ${row.university}`);
  return { ...row, university };
}
