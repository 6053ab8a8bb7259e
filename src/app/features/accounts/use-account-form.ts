import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useDraftForm, type DraftForm, type FormValues } from '#app/platform/forms/draft-form.ts';
import { errorsAnsweredBy, type Made } from './model.ts';

export function useAccountForm<T extends FormValues>(key: string, initial: T) {
  return useDraftForm({ key, initial, errorsOf: errorsAnsweredBy });
}

export type SignUpDraftForm<T> = Pick<DraftForm<T>, 'draft' | 'edit' | 'form'> & {
  /** Makes the body of the call and sends it, or shows the errors of the form. A success drops the draft. */
  send: <Body>(
    make: (draft: T, language: Language) => Made<Body>,
    call: (body: Body) => Promise<Result<unknown>>,
  ) => Promise<void>;
};

/** Holds the form of somebody who is to become a member; `onDone` follows a success. */
export function useSignUpForm<T extends FormValues>(
  key: string,
  initial: T,
  onDone: () => void,
): SignUpDraftForm<T> {
  const { i18n } = useTranslation('auth');
  const { draft, edit, form, drop } = useAccountForm(key, initial);
  return {
    draft,
    edit,
    form,
    send: async (make, call) => {
      const made = make(draft, i18n.language === 'en' ? 'en' : 'ko');
      if (made.errors) return form.refuse(made.errors);
      if (!(await form.send(() => call(made.body)))) return;
      drop();
      onDone();
    },
  };
}
