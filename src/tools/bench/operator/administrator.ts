import { demoLogins } from '../../../server/demo/people.ts';

export type Tokens = { accessToken: string; refreshToken: string };

/**
 * Logs in as the demo's administrator.
 * @throws if the host refuses
 */
export async function logIn(url: string): Promise<Tokens> {
  const { email, password } = demoLogins.find(({ role }) => role === 'admin')!;
  const answer = await fetch(`${url}/v1/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The demo's administrator cannot log in: ${answer.status}`);
  return ((await answer.json()) as { data: Tokens }).data;
}
