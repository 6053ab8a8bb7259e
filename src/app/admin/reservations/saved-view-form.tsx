import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_OF_A_NAME } from '#contract/rules/operator-views.ts';
import type { SavedView } from '#contract/admin/saved-views.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { FormButtons } from '#app/admin/kit/form/form-buttons.tsx';
import { saveView } from './queries.ts';
import { savedPart, type ReservationSearch } from './search-params.ts';
import * as css from './saved-views.css.ts';

interface SavedViewFormProps {
  /** Null for a new view. */
  view: SavedView | null;
  search: ReservationSearch;
  onDone: () => void;
  onCancel: () => void;
}

export function SavedViewForm({ view, search, onDone, onCancel }: SavedViewFormProps) {
  const { t } = useTranslation('admin-reservations');
  const place = useRef<HTMLFormElement>(null);
  const { draft, edit, form, submit, drop, reset } = useDraftForm({
    key: `admin-saved-view/${view?.id ?? 'new'}`,
    initial: { name: view?.name ?? '', shared: view?.shared ?? false },
    validate: ({ name }) => (name.trim() ? {} : { name: 'name_required' }),
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const send = async () => {
    const sent = await submit((values) =>
      saveView(view?.id ?? null, { ...values, query: savedPart(search) }),
    );
    if (!sent) return;
    drop();
    toast.success(t('views.saved'));
    onDone();
  };
  const wrong = form.errors['name'] && t('views.nameRequired');
  const text = form.problem && !wrong ? (form.problem.message ?? t('views.failed')) : null;
  return (
    <form
      ref={place}
      className={css.form}
      noValidate
      aria-label={view ? t('views.rename', { name: view.name }) : t('views.save')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {text && <FormErrors key={form.attempts} title={t('views.check')} errors={[{ text }]} />}
      <TextField
        id="view-name"
        label={t('views.name')}
        help={t('views.nameHelp')}
        required
        maxLength={MOST_OF_A_NAME}
        autoComplete="off"
        value={draft.name}
        error={wrong}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <Checkbox
        label={t('views.shared')}
        checked={draft.shared}
        onChange={({ target }) => edit({ shared: target.checked })}
      />
      <FormButtons
        busy={form.busy}
        submit={t('views.submit')}
        cancel={t('views.cancel')}
        onCancel={() => {
          reset();
          onCancel();
        }}
      />
    </form>
  );
}
