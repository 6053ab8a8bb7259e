import { useTranslation } from 'react-i18next';
import { departureKinds, evictionGrounds } from '#contract/admin/vocabulary.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { ActionDialog, useErrorWord } from './action-dialog.tsx';
import type { ActionProps } from './actions.tsx';
import { GoingBack } from './going-back.tsx';
import { checkOutErrors, isDeparture, type CheckOutDraft } from './model.ts';
import { checkOutEarly, previewCheckOut } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { usePreview } from './use-preview.ts';
import { refundLabel, useRefundAction } from './use-refund-action.ts';
import * as css from './actions.css.ts';

/** The draft of an early check-out with its preview, which follows the day and the kind, and the way to send it. */
function useCheckOut({ reservation, open, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id, checkIn, serverNow } = reservation;
  const today = seoulDate(Date.parse(serverNow));
  const blank: CheckOutDraft = { kind: 'early_checkout', date: today, grounds: '', reason: '' };
  const fields = useDraftForm({
    key: `admin-check-out/${id}`,
    initial: blank,
    validate: (values) => checkOutErrors(values, checkIn, today),
  });
  const { kind, date } = fields.draft;
  const known = isDeparture(date, checkIn, today);
  const preview = usePreview(open && known ? `${kind} ${date}` : null, () =>
    previewCheckOut(id, { kind, date }),
  );
  const action = useRefundAction({
    fields,
    preview,
    act: (values, expected) =>
      checkOutEarly(id, {
        kind: values.kind,
        date: values.date,
        reason: values.reason,
        ...(values.kind === 'eviction' && values.grounds && { grounds: values.grounds }),
        expectedRefund: String(expected),
      }),
    done: () => t(kind === 'eviction' ? 'checkOut.evicted' : 'checkOut.done'),
    onDone,
    onStale,
  });
  return { fields, preview, today, known, ...action };
}

type Checking = ReturnType<typeof useCheckOut>;

/** Ends a running stay: the day of leaving, the kind and its grounds, and what goes back by them. Text: admin-actions, errors. */
export function CheckOutDialog(props: ActionProps) {
  const { t, i18n } = useTranslation('admin-actions');
  const checking = useCheckOut(props);
  const { fields, preview, before, send } = checking;
  const isEviction = fields.draft.kind === 'eviction';
  const word = useErrorWord();
  return (
    <ActionDialog
      open={props.open}
      onClose={props.onClose}
      offered={props.reservation.actions.includes('check_out_early')}
      title={t('checkOut.title')}
      dropsChange={props.reservation.change !== null}
      form={fields.form}
      fields={[
        { name: 'grounds', id: 'check-out-grounds', label: t('checkOut.grounds') },
        { name: 'date', id: 'check-out-date', label: t('checkOut.date') },
        { name: 'reason', id: 'check-out-reason', label: t('reason') },
      ]}
      failed={t('checkOut.failed')}
      submit={refundLabel(preview.current?.refund.total, {
        plain: t(isEviction ? 'checkOut.evict' : 'checkOut.submitPlain'),
        nothing: t(isEviction ? 'checkOut.evict' : 'checkOut.submitNothing'),
        some: (amount) => t('checkOut.submit', { amount }),
      })}
      danger
      waiting={preview.loading}
      onSubmit={() => void send()}
    >
      <Kind {...checking} />
      <LeavingDay {...checking} checkIn={props.reservation.checkIn} />
      <GoingBack
        preview={preview}
        before={before}
        lines={() => []}
        note={({ kind, owedUntil, unusedNights }) => (
          <p className={css.soft}>
            {kind === 'eviction'
              ? t('checkOut.noRefund')
              : `${t('checkOut.owed', { date: plainDate(owedUntil, i18n.language) })} · ${t('checkOut.unused', { count: unusedNights })}`}
          </p>
        )}
      />
      <ReasonField
        id="check-out-reason"
        label={t('reason')}
        help={t('reasonMailed')}
        value={fields.draft.reason}
        error={word(fields.form.errors['reason'])}
        onChange={(reason) => fields.edit({ reason })}
      />
    </ActionDialog>
  );
}

/** Asks how the stay ends and, for an eviction, for its grounds; complaints are offered only where enough are on record. */
function Kind({ fields: { draft, edit, form }, preview }: Checking) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const complaints = preview.shown?.noiseComplaints ?? 0;
  const needed = booking.evictionComplaints;
  const helpOf = {
    noise: t('checkOut.noiseHelp', { count: complaints, needed }),
    conduct: t('checkOut.conductHelp'),
  };
  return (
    <>
      <RadioCards
        legend={t('checkOut.kind')}
        value={draft.kind}
        onChange={(kind) => edit({ kind })}
        options={departureKinds.map((value) => ({
          value,
          label: t(`checkOut.${value}`),
          help: t(`checkOut.${value}Help`, { nights: booking.noticeNights }),
        }))}
      />
      {draft.kind === 'eviction' && (
        <RadioCards
          id="check-out-grounds"
          legend={t('checkOut.grounds')}
          value={draft.grounds || undefined}
          onChange={(grounds) => edit({ grounds })}
          error={word(form.errors['grounds'])}
          options={evictionGrounds.map((value) => ({
            value,
            label: t(`checkOut.${value}`),
            help: helpOf[value],
            disabled: value === 'noise' && complaints < needed,
          }))}
        />
      )}
    </>
  );
}

/** The day of leaving, with the last night that was slept before it. */
function LeavingDay({ fields, today, known, checkIn }: Checking & { checkIn: PlainDate }) {
  const { t, i18n } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { draft, edit, form } = fields;
  const night = known && draft.date > checkIn ? addDays(draft.date, -1) : null;
  return (
    <TextField
      id="check-out-date"
      type="date"
      label={t('checkOut.date')}
      min={checkIn}
      max={today}
      required
      value={draft.date}
      help={
        night
          ? t('checkOut.dateHelp', { night: plainDate(night, i18n.language) })
          : known && t('checkOut.dateHelpNone')
      }
      error={word(form.errors['date'])}
      onChange={({ target }) => edit({ date: target.value })}
    />
  );
}
