import { ApiError, api } from '#app/platform/api.ts';

/**
 * Whether the host no longer knows the logged-in account as an administrator. A host that cannot be reached, or is in trouble, has
 * not said so.
 */
export async function administratorIsInvalid(): Promise<boolean> {
  try {
    return (await api.users.me()).role !== 'admin';
  } catch (error) {
    return error instanceof ApiError && (error.status === 401 || error.status === 403);
  }
}
