import type { ReviewOrigin } from '../houses.ts';
import { seoul } from './seoul.ts';
import type { UniversityId } from './universities.ts';

/** Presents country and university of the author of a review; nothing where neither is shown. */
export function originOf({
  country,
  university,
}: {
  country: string | null;
  university: UniversityId | null;
}): { origin?: ReviewOrigin } {
  const campus = seoul.universities.find(({ id }) => id === university);
  if (!country && !campus) return {};
  return { origin: { country, university: campus ? { id: campus.id, name: campus.name } : null } };
}
