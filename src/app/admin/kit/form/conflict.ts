import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { ApiError } from '#app/platform/api/call-errors.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { isSame } from '#app/platform/forms/field-paths.ts';

/** A thing that two people may edit. */
export type Versioned = Pick<AdminUserDetail, 'version'>;

/** The outcome of a change; `current` is the thing as it is now, where somebody else has changed it meanwhile. */
export type Changed<T> = { result: Result<T>; current: T | null };

/** The entity tag of a thing as it was seen (RFC 9110, 8.8.3). */
export const ifMatch = ({ version }: Versioned): string => `"${version}"`;

/** So often a change is made over what others changed beside it. */
const TRIES = 3;

/**
 * Makes a change of the version that a person saw. Where that is not the present one any more it is made over the present one, as long as
 * what it touches is as it was seen; where it is not, nothing is changed and the thing as it is now comes back.
 * @param touched what the change would overwrite
 * @param call is given the thing over which the change is made
 */
export async function change<T extends Versioned>(
  seen: T,
  touched: (thing: T) => unknown,
  call: (ifMatch: string, present: T) => Promise<T>,
): Promise<Changed<T>> {
  for (let known = seen, tries = 1; ; tries += 1) {
    let current: T | null = null;
    const result = await attempt(async () => {
      try {
        return await call(ifMatch(known), known);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'version_stale') current = error.body.current as T;
        throw error;
      }
    });
    if (!current || tries === TRIES || !isSame(touched(seen), touched(current))) return { result, current };
    known = current;
  }
}
