import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { ApiError } from '#app/platform/api/call-errors.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { isSame } from '#app/platform/forms/field-paths.ts';

export type Versioned = Pick<AdminUserDetail, 'version'>;

/** The result of a change. After a concurrent change, `current` is the present record. */
export type Changed<T> = { result: Result<T>; current: T | null };

/** Returns the entity tag of the version that was seen (RFC 9110, 8.8.3). */
export const ifMatch = ({ version }: Versioned): string => `"${version}"`;

/** Number of attempts to apply a change over versions that others have changed elsewhere. */
const TRIES = 3;

/**
 * Makes a change over the version that was seen. If that is stale, it tries again over the present version as long as the touched part is unchanged;
 * otherwise it changes nothing and returns the present version.
 * @param touched returns what the change would overwrite
 * @param call makes the change over the given version
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
