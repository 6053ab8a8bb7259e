import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockedDates } from '#contract/admin/calendars/calendars.ts';
import { blockReasons } from '#contract/admin/calendars/vocabulary.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { FormButtons } from '#app/admin/kit/form/form-buttons.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { saveBlock } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

interface BlockFormProps {
  houseId: string;
  /** Null adds a new block. */
  block: BlockedDates | null;
  today: PlainDate;
  onSaved: () => Promise<void>;
  onStale: () => Promise<void>;
  onCancel: () => void;
}

export function BlockForm({ houseId, block, today, onSaved, onStale, onCancel }: BlockFormProps) {
  const { t } = useTranslation(['admin-house-dates', 'errors']);
  const work = useDraftForm({
    key: `admin-block/${houseId}/${block?.id ?? 'new'}`,
    initial: {
      from: block?.from ?? today,
      to: block?.to ?? addDays(today, 7),
      reason: block?.reason ?? 'repair',
      note: block?.note ?? '',
    },
    validate: ({ from, to }) => (from && to && to <= from ? { to: 'dates_reversed' } : {}),
  });
  const place = useFirstWrong(work.form);
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  const send = async () => {
    const sent = await work.submit(async (values) => {
      const outcome = await saveBlock(houseId, block, values);
      if (!outcome.ok && outcome.problem.code === 'version_stale') await onStale();
      return outcome;
    });
    if (!sent) return;
    work.drop();
    toast.success(t('blocks.saved'));
    await onSaved();
  };
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      aria-label={t('blocks.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Problem work={work} />
      <Fields work={work} />
      <FormButtons
        busy={work.form.busy}
        submit={t(block ? 'blocks.save' : 'blocks.submit')}
        cancel={t('cancel')}
        onCancel={() => {
          work.reset();
          onCancel();
        }}
      />
    </form>
  );
}

type Work = ReturnType<
  typeof useDraftForm<{ from: string; to: string; reason: BlockedDates['reason']; note: string }>
>;

function Problem({ work: { form } }: { work: Work }) {
  const { t } = useTranslation(['admin-house-dates', 'errors']);
  if (!form.problem) return null;
  const words = { dates_taken: t('blocks.taken'), version_stale: t('blocks.stale') } as const;
  const { code, message } = form.problem;
  const text =
    code === 'dates_taken' || code === 'version_stale'
      ? words[code]
      : sentenceOf({ message, code }, t('offline'));
  return <FormErrors key={form.attempts} title={t('check')} errors={[{ text }]} />;
}

function Fields({ work: { draft, edit, form } }: { work: Work }) {
  const { t } = useTranslation(['admin-house-dates', 'errors']);
  const wrong = (name: string) => {
    const code = form.errors[name];
    return code && (code === 'dates_taken' ? t('blocks.taken') : t(`errors:${code}`));
  };
  return (
    <>
      <div className={css.pair}>
        <TextField
          type="date"
          label={t('blocks.from')}
          value={draft.from}
          error={wrong('from')}
          onChange={({ target }) => edit({ from: target.value })}
        />
        <TextField
          type="date"
          label={t('blocks.to')}
          help={t('blocks.toHelp')}
          value={draft.to}
          error={wrong('to')}
          onChange={({ target }) => edit({ to: target.value })}
        />
      </div>
      <div className={css.pair}>
        <SelectField
          label={t('blocks.reason')}
          options={blockReasons.map((value) => ({ value, label: t(`blocks.reasons.${value}`) }))}
          value={draft.reason}
          onChange={({ target }) =>
            edit({ reason: blockReasons.find((each) => each === target.value) ?? 'other' })
          }
        />
        <TextField
          label={t('blocks.note')}
          help={t('blocks.noteHelp')}
          maxLength={500}
          autoComplete="off"
          value={draft.note}
          error={wrong('note')}
          onChange={({ target }) => edit({ note: target.value })}
        />
      </div>
    </>
  );
}
