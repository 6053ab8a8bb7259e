import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { ApiError } from '#app/platform/api/call-errors.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** A thing that two people may edit. */
export type Versioned = Pick<AdminUserDetail, 'version'>;

/** What came of a change; `current` is the thing as it is now, where somebody else has changed it meanwhile. */
export type Changed<T> = { result: Result<T>; current: T | null };

/** The `If-Match` that names the version that a person saw. */
export function ifMatch({ version }: Versioned): string {
  return `"${version}"`;
}

/** Makes a change that names a version. Where that is not the present one any more, nothing is changed and the thing as it is now comes back. */
export async function change<T extends Versioned>(call: () => Promise<T>): Promise<Changed<T>> {
  let current: T | null = null;
  const result = await attempt(async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version_stale') current = error.body.current as T;
      throw error;
    }
  });
  return { result, current };
}
