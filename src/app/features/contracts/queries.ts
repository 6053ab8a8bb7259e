import type { ContractText } from '#contract/contract-text.ts';
import type { SignerIdentity, SigningView, Verification } from '#contract/contracts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import type { Language } from '#contract/shared.ts';
import { isTimeZone } from '#contract/rules/time-zone.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export type Signature = InputOf<Contract['contracts']['sign']>['body']['signature'];

/** Loads the contract of a signing link. Does not ask the host if the token was cut off. */
export function signingView(token: string): Promise<Result<SigningView>> {
  if (!token)
    return Promise.resolve({ ok: false, problem: { code: 'token_invalid', message: null, fields: {} } });
  return attempt(() => api.contracts.get({ params: { token } }));
}

/** Loads the contract as a PDF, the signed one once it is signed. */
export function signingPdf(token: string): Promise<Result<Blob>> {
  return attempt(() => api.contracts.pdf({ params: { token } }));
}

export function signingText(token: string): Promise<Result<ContractText>> {
  return attempt(() => api.contracts.text({ params: { token } }));
}

export function recordOpened(token: string): Promise<Result<null>> {
  return attempt(() => api.contracts.open({ params: { token } }));
}

/** Sets the language of messages to an occupant from now on. */
export function chooseLanguage(token: string, language: Language): Promise<Result<SigningView>> {
  return attempt(() => api.contracts.chooseLanguage({ params: { token }, body: { language } }));
}

/** Consents to electronic signing and signs; messages to the occupant are in `language` from then on. */
export function sign(
  token: string,
  identity: SignerIdentity,
  signature: Signature,
  language: Language,
): Promise<Result<SigningView>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return attempt(() =>
    api.contracts.sign({
      params: { token },
      body: {
        consent: true,
        identity,
        signature,
        timeZone: isTimeZone(timeZone ?? '') ? timeZone : 'UTC',
        language,
      },
    }),
  );
}

/** Declines to sign, which cannot be undone. */
export function decline(token: string, reason: string): Promise<Result<SigningView>> {
  return attempt(() => api.contracts.decline({ params: { token }, body: { reason } }));
}

export function renewLink(token: string): Promise<Result<null>> {
  return attempt(() => api.contracts.renew({ params: { token } }));
}

export function verification(sha256: string): Promise<Result<Verification>> {
  return attempt(() => api.contracts.verify({ params: { sha256 } }));
}
