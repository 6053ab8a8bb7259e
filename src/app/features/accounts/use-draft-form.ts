import { dropDraft, useDraft, type Plain } from '#app/platform/draft.ts';
import { useForm } from '#app/platform/form.ts';
import { errorsAnsweredBy } from './model.ts';

/** A form whose values outlive an error, a reload and a language switch in this tab; a changed one forgets what was wrong with it. */
export function useDraftForm<T extends Plain & object>(key: string, empty: T) {
  const [draft, change] = useDraft('session', key, empty);
  const form = useForm();
  const edit = (changed: Partial<T>) => {
    change(changed);
    form.forget(...errorsAnsweredBy(changed));
  };
  return { draft, edit, form, drop: () => dropDraft('session', key) };
}
