import type * as v from 'valibot';
import { InvitationAcceptance } from '#contract/contacts/invitations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { birthErrors, fieldErrors, newPasswordErrors, personOf, type PersonDraft } from '../model.ts';

type Made =
  | { body: v.InferInput<typeof InvitationAcceptance>; errors: null }
  | { body: null; errors: FieldErrors };

export function acceptanceOf(
  draft: PersonDraft,
  passwords: { password: string; again: string },
  { token, language, nowMs }: { token: string; language: Language; nowMs: number },
): Made {
  const body = { ...personOf(draft, language), token, password: passwords.password };
  const errors = {
    ...fieldErrors(InvitationAcceptance, body),
    ...birthErrors(draft, seoulDate(nowMs)),
    ...newPasswordErrors(passwords),
  };
  return Object.keys(errors).length > 0 ? { body: null, errors } : { body, errors: null };
}
