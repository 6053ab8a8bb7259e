import { randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/sign-in.ts';
import type { TestHost } from './api.ts';

export const password = 'warmfloor1';

export const signUpForm = (changes: object = {}) => ({
  email: `linh-${randomUUID().slice(0, 8)}@people.example`,
  password,
  firstName: 'Linh',
  lastName: 'Nguyễn',
  phoneCountry: '+84',
  phone: '912345678',
  birthDate: '2003-04-05',
  language: 'en',
  consents: { terms: true, privacy: true },
  ...changes,
});

export type Member = { email: string; tokens: TokenPair; token: string };

/**
 * Signs up a new person, with an address that is not confirmed.
 * @throws if the host refuses
 */
export async function signUp(
  host: TestHost,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Member> {
  const body = signUpForm(changes);
  // Everybody of a test signs up from the same place, on the same day.
  await host.ctx.db.deleteFrom('allowances').where('key', 'like', 'signUpsOfNetwork %').execute();
  const answer = await host.call<TokenPair>('POST', '/v1/auth/sign-up', { body, headers });
  if (answer.status !== 200) throw new Error(`Nobody signed up: ${answer.status} ${answer.code}`);
  return { email: body.email, tokens: answer.data, token: answer.data.accessToken };
}

export function logIn(host: TestHost, email: string, word = password, headers: Record<string, string> = {}) {
  return host.call<TokenPair>('POST', '/v1/auth/log-in', { body: { email, password: word }, headers });
}

export function refresh(host: TestHost, tokens: TokenPair) {
  return host.call<TokenPair>('POST', '/v1/auth/refresh-token', { body: tokens });
}
