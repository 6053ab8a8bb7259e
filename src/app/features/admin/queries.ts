import { ApiError, api } from '#app/platform/api/api.ts';

/** True once the host refuses the logged-in account as an administrator; false while the host is unreachable or failing. */
export async function administratorIsInvalid(): Promise<boolean> {
  try {
    return (await api.users.me()).role !== 'admin';
  } catch (error) {
    return error instanceof ApiError && (error.status === 401 || error.status === 403);
  }
}
