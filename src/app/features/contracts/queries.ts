import type { ContractText } from '#contract/contract-text.ts';
import type { SignerIdentity, SigningView, Verification } from '#contract/contracts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import type { Language } from '#contract/shared.ts';
import { isTimeZone } from '#contract/rules/time-zone.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export type Signature = InputOf<Contract['contracts']['sign']>['body']['signature'];

/** Contract that a signing link opens. The host is not asked for a link whose token was cut off. */
export function signingView(token: string): Promise<Result<SigningView>> {
  if (!token)
    return Promise.resolve({ ok: false, problem: { code: 'token_invalid', message: null, fields: {} } });
  return attempt(() => api.contracts.get({ params: { token } }));
}

/** The contract to read, signed once it is. */
export function signingPdf(token: string): Promise<Result<Blob>> {
  return attempt(() => api.contracts.pdf({ params: { token } }));
}

/** The text of the same file, for small screens. */
export function signingText(token: string): Promise<Result<ContractText>> {
  return attempt(() => api.contracts.text({ params: { token } }));
}

/** Records that the document has been shown. */
export function recordOpened(token: string): Promise<Result<null>> {
  return attempt(() => api.contracts.open({ params: { token } }));
}

/** Has an occupant written to in a language from now on. */
export function chooseLanguage(token: string, language: Language): Promise<Result<SigningView>> {
  return attempt(() => api.contracts.chooseLanguage({ params: { token }, body: { language } }));
}

/** Consents to sign electronically, and signs; an occupant is written to in `language` from then on. */
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

/** Declines to sign, for good. */
export function decline(token: string, reason: string): Promise<Result<SigningView>> {
  return attempt(() => api.contracts.decline({ params: { token }, body: { reason } }));
}

/** Mails a fresh link to the signer of an expired one. */
export function renewLink(token: string): Promise<Result<null>> {
  return attempt(() => api.contracts.renew({ params: { token } }));
}

/** Looks up the contract that a file with this SHA-256 is. */
export function verification(sha256: string): Promise<Result<Verification>> {
  return attempt(() => api.contracts.verify({ params: { sha256 } }));
}
