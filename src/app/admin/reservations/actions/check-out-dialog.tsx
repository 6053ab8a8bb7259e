import { useTranslation } from 'react-i18next';
import { departureKinds, evictionGrounds } from '#contract/admin/vocabulary.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { GoingBack } from './going-back.tsx';
import { checkOutErrors, isDeparture, type CheckOutDraft } from './model.ts';
import { checkOutEarly, previewCheckOut } from './queries.ts';
import { useSeenState } from '#app/admin/kit/form/use-seen-state.ts';
import { ReasonField } from '#app/admin/kit/dialog/reason-field.tsx';
import { usePreview } from '#app/admin/kit/dialog/use-preview.ts';
import { refundLabel, useRefundAction } from './use-refund-action.ts';
import * as css from './actions.css.ts';

function useCheckOut({ reservation, open, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id, checkIn, serverNow } = reservation;
  const state = useSeenState(reservation);
  const today = seoulDate(Date.parse(serverNow));
  const blank: CheckOutDraft = { kind: '', date: today, grounds: '', reason: '' };
  const fields = useDraftForm({
    key: `admin-check-out/${id}`,
    initial: blank,
    validate: (values) => checkOutErrors(values, checkIn, today),
  });
  const { kind, date } = fields.draft;
  const known = isDeparture(date, checkIn, today);
  const preview = usePreview(open && known && kind ? `${kind} ${date}` : null, () =>
    previewCheckOut(id, { ...(kind && { kind }), date }),
  );
  const action = useRefundAction({
    fields,
    preview,
    act: async (values, expected) =>
      state.heard(
        await checkOutEarly(state.seen, {
          ...(values.kind && { kind: values.kind }),
          date: values.date,
          reason: values.reason,
          ...(values.kind === 'eviction' && values.grounds && { grounds: values.grounds }),
          expectedRefund: String(expected),
        }),
      ),
    done: () => t(kind === 'eviction' ? 'checkOut.evicted' : 'checkOut.done'),
    onDone,
    onStale,
  });
  return { fields, preview, state, today, known, ...action };
}

type Checking = ReturnType<typeof useCheckOut>;

export function CheckOutDialog(props: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const checking = useCheckOut(props);
  const { fields, preview, send } = checking;
  const isEviction = fields.draft.kind === 'eviction';
  const word = useErrorWord();
  return (
    <ActionDialog
      open={props.open}
      onClose={props.onClose}
      offered={props.reservation.actions.includes('check_out_early')}
      title={t('checkOut.title')}
      dropsChange={props.reservation.change !== null}
      state={checking.state}
      form={fields.form}
      fields={[
        { name: 'kind', id: 'check-out-kind', label: t('checkOut.kind') },
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
      <UnusedNights {...checking} />
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

/** Shows the refund of an early check-out, with the unused nights that it is based on. */
function UnusedNights({ preview, before }: Checking) {
  const { t, i18n } = useTranslation('admin-actions');
  return (
    <GoingBack
      preview={preview}
      before={before}
      lines={({ deposit, refund }) =>
        deposit > 0
          ? [
              { label: t('checkOut.nights'), amount: won(refund.total - deposit) },
              { label: t('deposit.deposit'), amount: won(deposit) },
            ]
          : []
      }
      note={({ kind, owedUntil, unusedNights }) => (
        <p className={css.soft}>
          {kind === 'eviction'
            ? t('checkOut.noRefund')
            : `${t('checkOut.owed', { date: plainDate(owedUntil, i18n.language) })} · ${t('checkOut.unused', { count: unusedNights })}`}
        </p>
      )}
    />
  );
}

/** Asks how the stay ends and, for an eviction, for its grounds. Complaints can be chosen only if enough are on record. */
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
        id="check-out-kind"
        legend={t('checkOut.kind')}
        value={draft.kind || undefined}
        error={word(form.errors['kind'])}
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

/** Asks for the day of leaving and shows the last night before it. */
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
