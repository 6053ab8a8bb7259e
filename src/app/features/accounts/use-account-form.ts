import { useDraftForm, type FormValues } from '#app/platform/forms/draft-form.ts';
import { errorsAnsweredBy } from './model.ts';

export function useAccountForm<T extends FormValues>(key: string, initial: T) {
  return useDraftForm({ key, initial, errorsOf: errorsAnsweredBy });
}
