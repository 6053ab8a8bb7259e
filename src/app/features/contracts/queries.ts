import type { SigningView, Verification } from '#contract/contracts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import { api } from '#app/platform/api.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';

export type Signature = InputOf<Contract['contracts']['sign']>['body']['signature'];

/** What a signing link is for. */
export function signingView(token: string): Promise<Outcome<SigningView>> {
  return attempt(() => api.contracts.get({ params: { token } }));
}

/** The contract to read, signed once it is. */
export function signingPdf(token: string): Promise<Outcome<Blob>> {
  return attempt(() => api.contracts.pdf({ params: { token } }));
}

/** Records that the document has been on screen. */
export function recordOpened(token: string): Promise<Outcome<null>> {
  return attempt(() => api.contracts.open({ params: { token } }));
}

/** Consents to sign electronically, and signs. */
export function sign(token: string, signature: Signature): Promise<Outcome<SigningView>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return attempt(() =>
    api.contracts.sign({
      params: { token },
      body: { consent: true, signature, timeZone: timeZone ?? 'UTC' },
    }),
  );
}

/** Declines to sign, for good. */
export function decline(token: string, reason: string): Promise<Outcome<SigningView>> {
  return attempt(() => api.contracts.decline({ params: { token }, body: { reason } }));
}

/** Has a fresh link mailed to the signer whose link this was. */
export function renewLink(token: string): Promise<Outcome<null>> {
  return attempt(() => api.contracts.renew({ params: { token } }));
}

/** What a file with this SHA-256 is to us. */
export function verification(sha256: string): Promise<Outcome<Verification>> {
  return attempt(() => api.contracts.verify({ params: { sha256 } }));
}
