import { useDraftForm, type FormValues } from '#app/platform/forms/draft-form.ts';
import { errorsAnsweredBy } from './model.ts';

/** Form of an account: its draft lasts as long as this tab, and its errors have the names of the API's body. */
export function useAccountForm<T extends FormValues>(key: string, initial: T) {
  return useDraftForm({ key, initial, errorsOf: errorsAnsweredBy });
}
