import { useTranslation } from 'react-i18next';
import type { Consultation } from '#contract/admin/consultations.ts';
import { consultationStates, type ConsultationState } from '#contract/admin/vocabulary.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { actions, form as formClass, soft } from '#app/admin/kit/list/list-cells.css.ts';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
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
  const { t } = useTranslation(['admin-consultations', 'errors']);
  const work = useVersionedForm<Draft, Consultation>({
    key: draftKey(consultation.id),
    record: consultation,
    draftOf,
    save: changeConsultation,
    saved: t('form.saved'),
    onSaved,
  });
  const { draft, form, theirs } = work;
  const place = useFirstWrong(work.form);
  // The button that was pressed leaves.
  const reset = () => {
    work.reset();
    keepFocus(place.current);
  };
  return (
    <form
      ref={place}
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      {work.isRestored && <Restored />}
      {form.problem && !theirs && !form.errors['note'] && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[{ text: form.problem.message ?? t('form.failed') }]}
        />
      )}
      {theirs && (
        <BothVersions
          key={form.attempts}
          draft={draft}
          theirs={theirs}
          busy={form.busy}
          onMine={() => void work.send()}
          onTheirs={() => {
            reset();
            onSaved();
          }}
        />
      )}
      <Fields work={work} />
      <Foot busy={form.busy} isDirty={work.isDirty} onReset={reset} />
    </form>
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

function Restored() {
  const { t } = useTranslation('admin-consultations');
  return (
    <p role="status" className={soft}>
      {t('form.restored')}
    </p>
  );
}

function Foot({ busy, isDirty, onReset }: { busy: boolean; isDirty: boolean; onReset: () => void }) {
  const { t } = useTranslation('admin-consultations');
  const online = useOnline();
  return (
    <div className={actions}>
      <Button type="submit" size="medium" busy={busy} invalid={!online} reason={t('form.offline')}>
        {t('form.save')}
      </Button>
      {isDirty && (
        <Button variant="quiet" size="medium" onClick={onReset}>
          {t('form.cancel')}
        </Button>
      )}
    </div>
  );
}

type BothVersionsProps = {
  draft: Draft;
  theirs: Consultation;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
};

function BothVersions({ draft, theirs, ...choice }: BothVersionsProps) {
  const { t } = useTranslation('admin-consultations');
  return (
    <Conflict
      fields={[
        { name: t('form.state'), mine: t(`state.${draft.state}`), theirs: t(`state.${theirs.state}`) },
        { name: t('form.note'), mine: draft.note || t('form.empty'), theirs: theirs.note || t('form.empty') },
      ]}
      {...choice}
    />
  );
}
