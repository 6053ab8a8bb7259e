import { useTranslation } from 'react-i18next';
import type { Consultation } from '#contract/admin/consultations.ts';
import { consultationStates, type ConsultationState } from '#contract/admin/vocabulary.ts';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { RecordForm } from '#app/admin/kit/form/record-form.tsx';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { changeConsultation, draftKey } from './queries.ts';

export interface ConsultationFormProps {
  consultation: Consultation;
  onSaved: () => void;
}

type Draft = { state: ConsultationState; note: string };
const draftOf = ({ state, note }: Consultation): Draft => ({ state, note });

/**
 * Records the progress of a request. Typed values stay until they are saved or discarded; after a concurrent change both versions are shown. Text:
 * admin, admin-consultations, errors.
 */
export function ConsultationForm({ consultation, onSaved }: ConsultationFormProps) {
  const { t } = useTranslation('admin-consultations');
  const work = useVersionedForm<Draft, Consultation>({
    key: draftKey(consultation.id),
    record: consultation,
    draftOf,
    save: changeConsultation,
    saved: t('form.saved'),
    onSaved,
  });
  return (
    <RecordForm
      work={work}
      draftOf={draftOf}
      rows={({ state, note }) => [
        [t('form.state'), t(`state.${state}`)],
        [t('form.note'), note],
      ]}
      words={{
        restored: t('form.restored'),
        failedTitle: t('form.failedTitle'),
        failed: t('form.failed'),
        empty: t('form.empty'),
        save: t('form.save'),
        offline: t('form.offline'),
        cancel: t('form.cancel'),
      }}
      onSaved={onSaved}
    >
      <Fields work={work} />
    </RecordForm>
  );
}

type Work = ReturnType<typeof useVersionedForm<Draft, Consultation>>;

function Fields({ work: { draft, edit, form } }: { work: Work }) {
  const { t } = useTranslation(['admin-consultations', 'errors']);
  const wrong = form.errors['note'];
  return (
    <>
      <RadioCards
        legend={t('form.state')}
        options={consultationStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={draft.state}
        onChange={(state) => edit({ state })}
      />
      <TextArea
        label={t('form.note')}
        help={t('form.noteHelp')}
        rows={4}
        maxLength={2000}
        value={draft.note}
        error={wrong && t(`errors:${wrong}`)}
        onChange={({ target }) => edit({ note: target.value })}
      />
    </>
  );
}
