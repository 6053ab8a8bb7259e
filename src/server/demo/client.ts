import type { Role } from '#contract/vocabulary.ts';
import type { Context } from '#server/context.ts';
import { signAccessToken } from '#server/http/api/viewer.ts';

/** A host over the database being filled. The demo sets its clock to the moment of each act. */
export type DemoHost = {
  fetch(request: Request, env?: object): Response | Promise<Response>;
  ctx: Context;
};

type Sent = { as?: string; role?: Role; body?: object; picture?: Uint8Array<ArrayBuffer> };

const TOKEN_SECONDS = 900;
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
};
/** A documentation address (RFC 5737), which demo contracts record as the place of a signature. */
const network = { incoming: { socket: { remoteAddress: '203.0.113.24' } } };

/**
 * Calls the API as a member, as an administrator with that role, or without an account.
 * @returns the data of the answer.
 * @throws Error with the code of a refusal.
 */
export async function call<T>(
  host: DemoHost,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { as, role = 'member', body, picture }: Sent = {},
): Promise<T> {
  const { config, clock } = host.ctx;
  const headers = new Headers(phone);
  if (as !== undefined) {
    const claims = { sub: as, role, name: '', sid: as };
    const token = await signAccessToken(config.tokenKey, claims, clock.now(), TOKEN_SECONDS);
    headers.set('authorization', `Bearer ${token}`);
  }
  if (body) headers.set('content-type', 'application/json');
  if (picture) headers.set('content-type', 'image/webp');
  // The history is written by one hand: no version is anybody else’s.
  if (method === 'PUT') headers.set('if-match', '*');
  const sent = picture ?? (body && JSON.stringify(body));
  const request = new Request(`${config.publicUrl}${path}`, {
    method,
    headers,
    ...(sent ? { body: sent } : {}),
  });
  const response = await host.fetch(request, network);
  const answer = (await response.json()) as { data: T; code?: string };
  if (!response.ok) throw new Error(`${method} ${path} was refused: ${answer.code}`);
  return answer.data;
}

/**
 * Presses "pay" on the page of the sandbox provider.
 * @returns what the provider passes back to the shop.
 */
export async function payOnSandbox(
  host: DemoHost,
  checkoutUrl: string,
): Promise<{ orderId: string; paymentKey: string; amount: number }> {
  const body = new URLSearchParams({ result: 'pay' });
  const response = await host.fetch(
    new Request(checkoutUrl, { method: 'POST', body, headers: phone }),
    network,
  );
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return {
    orderId: back.get('orderId') ?? '',
    paymentKey: back.get('paymentKey') ?? '',
    amount: Number(back.get('amount')),
  };
}

/** An action of a person or a job, at an instant in ms. */
export type Act = { at: number; happen: () => Promise<void> };

export type Cast = { member: string; administrator: string };
