import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import type { ListItem } from '#app/platform/forms/field-list.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import { DeductionPhotos, useComing, type Coming } from './deduction-photos.tsx';
import { ActionDialog, useErrorWord, type DialogField } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { GoingBack } from './going-back.tsx';
import {
  blankDeduction,
  deductionShape,
  deductionsOf,
  depositErrors,
  sumOfDeductions,
  unpaidOf,
  type DeductionDraft,
  type DepositDraft,
} from './model.ts';
import { previewDeposit, refundDeposit } from './queries.ts';
import { useSeenState } from '#app/admin/kit/form/use-seen-state.ts';
import { usePreview } from '#app/admin/kit/dialog/use-preview.ts';
import { refundLabel, useRefundAction } from './use-refund-action.ts';
import { WonField } from '#app/admin/kit/form/won-field.tsx';
import * as css from './actions.css.ts';

const blank: DepositDraft = { deductions: [] };
/** The most deductions that the host takes. */
const MOST_DEDUCTIONS = 20;
const partsOf = ['text.ko', 'text.en', 'amount'] as const;
type Part = (typeof partsOf)[number];

function useDeposit({ reservation, open, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id } = reservation;
  const state = useSeenState(reservation);
  const { deposit } = reservation.price;
  const fields = useDraftForm({
    key: `admin-deposit/${id}`,
    initial: blank,
    blanks: { deductions: deductionShape },
    validate: (values) => depositErrors(values, deposit),
    errorsOf: ({ deductions = [] }) => [
      'deductions',
      ...deductions.flatMap((_, index) => partsOf.map((part) => `deductions.${index}.${part}`)),
    ],
  });
  const deducted = sumOfDeductions(fields.draft);
  const preview = usePreview(open && deducted <= deposit ? String(deducted) : null, () =>
    previewDeposit(id, deducted),
  );
  const action = useRefundAction({
    fields,
    preview,
    act: async (values, expected) =>
      state.heard(await refundDeposit(state.seen, deductionsOf(values) ?? [], expected)),
    done: (refunded) => (refunded > 0 ? t('deposit.done', { amount: won(refunded) }) : t('deposit.keptAll')),
    onDone,
    onStale,
  });
  return { fields, preview, state, deducted, ...action };
}

/** Refunds a deposit in full or less itemized deductions; the member is notified of them. Text: admin-actions, errors. */
export function DepositDialog(props: ActionProps) {
  const { t, i18n } = useTranslation('admin-actions');
  const { fields, preview, state, deducted, before, send } = useDeposit(props);
  const count = deductionsOf(fields.draft)?.length ?? 0;
  const coming = useComing();
  const { agreesToClose } = coming;
  const waits = coming.total > 0;
  return (
    <ActionDialog
      open={props.open}
      onClose={() => void agreesToClose().then((agreed) => agreed && props.onClose())}
      asksToClose={waits}
      offered={props.reservation.actions.includes('refund_deposit')}
      title={t('deposit.title')}
      lead={t('deposit.lead')}
      state={state}
      form={fields.form}
      fields={useFields(fields.draft)}
      failed={t('deposit.failed')}
      submit={refundLabel(preview.current?.refund.total, {
        plain: t('deposit.submitPlain'),
        nothing: t('deposit.submitNothing'),
        some: (amount) => t('deposit.submit', { amount }),
      })}
      danger={deducted > 0}
      waiting={preview.loading}
      unavailable={waits && t('deposit.photosComing')}
      onSubmit={() => void send()}
    >
      <Deductions fields={fields} coming={coming} unpaid={unpaidOf(props.reservation)} />
      <GoingBack
        preview={preview}
        before={before}
        note={({ dueBy }) => (
          <p className={css.soft}>{t('deposit.dueBy', { date: plainDate(dueBy, i18n.language) })}</p>
        )}
        lines={(back) => [
          { label: t('deposit.deposit'), amount: won(back.deposit) },
          ...(back.deducted > 0
            ? [{ label: t('deposit.deducted', { count }), amount: won(-back.deducted) }]
            : []),
        ]}
      />
    </ActionDialog>
  );
}

function useFields(draft: DepositDraft): DialogField[] {
  const { t } = useTranslation('admin-actions');
  const rows = draft.deductions.flatMap((_, index) => {
    const label = t('deposit.row', { number: index + 1 });
    return partsOf.map((part) => {
      const name = `deductions.${index}.${part}`;
      return { name, id: name, label };
    });
  });
  return [...rows, { name: 'deductions', id: 'deductions.0.amount', label: t('deposit.deductions') }];
}

function Deductions({
  fields,
  coming,
  unpaid,
}: {
  fields: DraftForm<DepositDraft>;
  coming: Coming;
  unpaid: ReservationInstalment[];
}) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { items, append } = fields.list('deductions');
  const { errors } = fields.form;
  const all = word(errors['deductions']);
  return (
    <fieldset className={css.deductions}>
      <legend className={css.legend}>{t('deposit.deductions')}</legend>
      {items.map((item, index) => (
        <Deduction
          key={item.id}
          item={item}
          number={index + 1}
          wrong={(part) => word(errors[`${item.path}.${part}`])}
          onPending={(pictures) => coming.tell(item.id, pictures)}
          onRemove={() => void coming.agreesToRemove(item.id).then((agreed) => agreed && item.remove())}
        />
      ))}
      {all && <FieldError>{all}</FieldError>}
      {unpaid
        .filter(({ id }) => items.every(({ value }) => value.instalmentId !== id))
        .map(({ id, seq, amount }) => (
          <Button
            key={id}
            variant="secondary"
            size="small"
            className={css.add}
            onClick={() =>
              append({
                ...blankDeduction,
                text: { ko: t('deposit.unpaid.ko', { seq }), en: t('deposit.unpaid.en', { seq }) },
                amount: String(amount),
                instalmentId: id,
              })
            }
          >
            <Plus size={18} />
            {t('deposit.keepUnpaid', { seq, amount: won(amount) })}
          </Button>
        ))}
      {items.length < MOST_DEDUCTIONS && (
        <Button variant="secondary" size="small" className={css.add} onClick={() => append(blankDeduction)}>
          <Plus size={18} />
          {t('deposit.add')}
        </Button>
      )}
    </fieldset>
  );
}

type DeductionProps = {
  item: ListItem<DeductionDraft>;
  /** Number of the row, from 1. */
  number: number;
  wrong: (part: Part) => string | undefined;
  onPending: (pictures: number) => void;
  onRemove: () => void;
};

function Deduction({ item: { path, value, edit }, number, wrong, onPending, onRemove }: DeductionProps) {
  const { t, i18n } = useTranslation('admin-actions');
  return (
    <div className={css.deduction} role="group" aria-label={t('deposit.row', { number })}>
      <div className={css.deductionText}>
        {(['ko', 'en'] as const).map((language) => (
          <TextField
            key={language}
            id={`${path}.text.${language}`}
            lang={language}
            label={t(`deposit.what.${language}`)}
            placeholder={language === i18n.language ? t('deposit.whatHint') : undefined}
            maxLength={200}
            required={language === 'ko'}
            autoComplete="off"
            value={value.text[language]}
            error={wrong(`text.${language}`)}
            onChange={({ target }) => edit({ ...value, text: { ...value.text, [language]: target.value } })}
          />
        ))}
      </div>
      <WonField
        id={`${path}.amount`}
        label={t('deposit.amount')}
        className={css.deductionAmount}
        readOnly={value.instalmentId !== ''}
        value={value.amount}
        error={wrong('amount')}
        onChange={(amount) => edit({ ...value, amount })}
      />
      <IconButton label={t('deposit.remove', { number })} className={css.remove} onClick={onRemove}>
        <Trash2 size={20} />
      </IconButton>
      <DeductionPhotos
        number={number}
        photos={value.photos}
        onChange={(photos) => edit({ ...value, photos })}
        onPending={onPending}
      />
    </div>
  );
}
