import { Plus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_STEPS, type HouseChecklist } from '#contract/admin/checklists.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { SortableList } from '#app/admin/kit/sortable/sortable-list.tsx';
import { useUndo } from '#app/admin/kit/form/use-undo.ts';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { bringBackSteps, saveChecklist, takeUsualList } from './checklist-queries.ts';
import { StepField } from './step-field.tsx';
import * as css from './checklist-form.css.ts';

/** A step as form fields. The id of a new step is used only in this form. */
type Step = { id: string; ko: string; en: string };
type Draft = { steps: Step[] };
type Work = VersionedForm<Draft, HouseChecklist>;

const NEW = 'new/';
const languages = ['ko', 'en'] as const;

function freeId(steps: readonly Step[]): string {
  let number = 1;
  while (steps.some(({ id }) => id === `${NEW}${number}`)) number += 1;
  return `${NEW}${number}`;
}

const draftOf = ({ steps }: HouseChecklist): Draft => ({
  steps: steps.map(({ key, text }) => ({ id: key, ...text })),
});

export interface ChecklistFormProps {
  list: HouseChecklist;
  onChanged: () => void;
}

export function ChecklistForm({ list, onChanged }: ChecklistFormProps) {
  const { t } = useTranslation(['admin-checklist', 'errors']);
  const online = useOnline();
  const work = useVersionedForm<Draft, HouseChecklist>({
    key: `admin-checklist/${list.houseId}`,
    record: list,
    draftOf,
    save: (seen, { steps }) =>
      saveChecklist(
        seen,
        steps.map(({ id, ko, en }) => ({ key: id.startsWith(NEW) ? null : id, text: { ko, en } })),
      ),
    saved: t('saved'),
    onSaved: onChanged,
  });
  const { form } = work;
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      <p className={css.soft}>{t(list.isOwn ? 'own' : 'standard')}</p>
      <Notices work={work} />
      <Steps work={work} />
      <div className={css.actions}>
        <Button type="submit" size="medium" busy={form.busy} invalid={!online} reason={t('offline')}>
          {t('save')}
        </Button>
        {work.isDirty && (
          <Button variant="quiet" size="medium" onClick={work.reset}>
            {t('discard')}
          </Button>
        )}
        <UsualList list={list} onChanged={onChanged} />
      </div>
    </form>
  );
}

function Notices({ work }: { work: Work }): ReactNode {
  const { t } = useTranslation(['admin-checklist', 'errors']);
  const { form, theirs, draft } = work;
  const wordsOf = ({ steps }: Draft) => steps.map(({ ko, en }) => [ko, en].filter(Boolean).join(' / '));
  if (theirs)
    return (
      <Conflict
        key={form.attempts}
        fields={[
          {
            name: t('steps'),
            mine: wordsOf(draft).join(', '),
            theirs: wordsOf(draftOf(theirs)).join(', '),
          },
        ]}
        busy={form.busy}
        onMine={() => void work.send()}
        onTheirs={work.reset}
      />
    );
  const [wrong] = Object.values(form.errors);
  if (form.problem)
    return (
      <FormErrors
        key={form.attempts}
        title={t('failedTitle')}
        errors={[{ text: wrong ? t(`errors:${wrong}`) : (form.problem.message ?? t('failed')) }]}
      />
    );
  return (
    work.isRestored && (
      <p role="status" className={css.soft}>
        {t('restored')}
      </p>
    )
  );
}

function Steps({ work }: { work: Work }) {
  const { t, i18n } = useTranslation('admin-checklist');
  const { draft, edit } = work;
  const place = useRef<HTMLDivElement>(null);
  const { steps } = draft;
  const nameOf = ({ ko, en }: Step) => localText({ ko, en }, i18n.language) || t('stepNew');
  return (
    <div ref={place} className={css.steps}>
      <SortableList
        label={t('steps')}
        items={steps}
        nameOf={nameOf}
        onMove={(step, position) => {
          const others = steps.filter(({ id }) => id !== step.id);
          edit({ steps: others.toSpliced(position - 1, 0, step) });
          return Promise.resolve(true);
        }}
        render={(step, handle) => (
          <StepRow
            work={work}
            index={steps.indexOf(step)}
            name={nameOf(step)}
            handle={handle}
            onRemove={() => {
              edit({ steps: steps.filter(({ id }) => id !== step.id) });
              keepFocus(place.current);
            }}
          />
        )}
      />
      <Button
        variant="secondary"
        size="small"
        className={css.add}
        invalid={steps.length >= MOST_STEPS}
        onClick={() => edit({ steps: [...steps, { id: freeId(steps), ko: '', en: '' }] })}
      >
        <Plus size={18} />
        {t('add')}
      </Button>
    </div>
  );
}

type StepRowProps = { work: Work; index: number; name: string; handle: ReactNode; onRemove: () => void };

function StepRow({ work: { draft, edit, form }, index, name, handle, onRemove }: StepRowProps) {
  const { t } = useTranslation(['admin-checklist', 'admin', 'errors']);
  const { steps } = draft;
  const step = steps[index]!;
  return (
    <div className={css.step}>
      {handle}
      <div className={css.words}>
        {languages.map((language) => {
          const code = form.errors[`steps.${index}.text.${language}`];
          return (
            <StepField
              key={language}
              label={t('step', { number: index + 1, language: t(`admin:bilingual.${language}`) })}
              lang={language}
              maxLength={200}
              value={step[language]}
              error={code && t(`errors:${code}`)}
              onChange={(typed) => edit({ steps: steps.with(index, { ...step, [language]: typed }) })}
            />
          );
        })}
      </div>
      <IconButton label={t('remove', { name })} invalid={steps.length === 1} onClick={onRemove}>
        <X size={20} />
      </IconButton>
    </div>
  );
}

/** Resets a house to the default list, with a limited time to undo. */
function UsualList({ list, onChanged }: ChecklistFormProps) {
  const { t } = useTranslation('admin-checklist');
  const place = useRef<HTMLSpanElement>(null);
  const told = (problem: Parameters<typeof warn>[0]) => warn(problem, t('failed'));
  const undo = useUndo<HouseChecklist>(
    async (own) => {
      const outcome = await bringBackSteps(own);
      if (outcome.ok) onChanged();
      return outcome;
    },
    place,
    told,
  );
  const takeUsual = async () => {
    const outcome = await takeUsualList(list);
    if (!outcome.ok) told(outcome.problem);
    else {
      undo.begin(list);
      toast.success(t('standardDone'));
    }
    onChanged();
  };
  return (
    <span ref={place}>
      {undo.thing ? (
        <Button variant="quiet" size="medium" autoFocus busy={undo.busy} onClick={() => void undo.undo()}>
          {t('undo')}
        </Button>
      ) : (
        list.isOwn && (
          <Button variant="quiet" size="medium" onClick={() => void takeUsual()}>
            {t('useStandard')}
          </Button>
        )
      )}
    </span>
  );
}
