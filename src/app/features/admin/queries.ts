import { ApiError, api } from '#app/platform/api.ts';

/** Whether the host still knows the logged-in account as an administrator. @throws NetworkError when nobody can say. */
export async function administratorIsValid(): Promise<boolean> {
  try {
    return (await api.users.me()).role === 'admin';
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}
