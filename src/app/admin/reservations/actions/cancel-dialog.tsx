import { useTranslation } from 'react-i18next';
import { cancellationKinds } from '#contract/admin/vocabulary.ts';
import type { AdminCancellation } from '#contract/admin/refunds/refund-previews.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { rentShares } from '#contract/rules/refund/rent-shares.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { Checkbox, RadioCards } from '#app/ui/forms/choice-group.tsx';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { GoingBack } from './going-back.tsx';
import { cancelErrors, cancelTerms, type CancelDraft } from './model.ts';
import { cancelForMember, previewCancellation } from './queries.ts';
import { useSeenState } from '#app/admin/kit/form/use-seen-state.ts';
import { ReasonField } from '#app/admin/kit/dialog/reason-field.tsx';
import { usePreview } from '#app/admin/kit/dialog/use-preview.ts';
import { refundLabel, useRefundAction } from './use-refund-action.ts';
import { WonField } from '#app/admin/kit/form/won-field.tsx';
import * as css from './actions.css.ts';

const blank: CancelDraft = {
  kind: '',
  overrides: false,
  override: '',
  overrideReason: '',
  reason: '',
};

function useCancellation({ reservation, open, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id } = reservation;
  const state = useSeenState(reservation);
  const fields = useDraftForm({ key: `admin-cancel/${id}`, initial: blank, validate: cancelErrors });
  const terms = cancelTerms(fields.draft);
  const preview = usePreview(open && terms ? JSON.stringify(terms) : null, () =>
    previewCancellation(id, terms ?? {}),
  );
  const action = useRefundAction({
    fields,
    preview,
    act: async (values, expected) =>
      state.heard(
        await cancelForMember(state.seen, {
          ...cancelTerms(values),
          reason: values.reason,
          ...(values.overrides && { overrideReason: values.overrideReason }),
          expectedRefund: String(expected),
        }),
      ),
    done: () => t('cancel.done'),
    onDone,
    onStale,
  });
  return { fields, preview, state, ...action };
}

export function CancelDialog(props: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { fields, preview, state, before, send } = useCancellation(props);
  const { draft, edit, form } = fields;
  const word = useErrorWord();
  return (
    <ActionDialog
      open={props.open}
      onClose={props.onClose}
      offered={props.reservation.actions.includes('cancel')}
      title={t('cancel.title')}
      lead={t('cancel.lead')}
      dropsChange={props.reservation.change !== null}
      state={state}
      form={form}
      fields={[
        { name: 'kind', id: 'cancel-kind', label: t('cancel.kind') },
        { name: 'override', id: 'cancel-override', label: t('cancel.override') },
        { name: 'overrideReason', id: 'cancel-override-reason', label: t('cancel.overrideReason') },
        { name: 'reason', id: 'cancel-reason', label: t('reason') },
      ]}
      failed={t('cancel.failed')}
      submit={refundLabel(preview.current?.refund.total, {
        plain: t('cancel.submitPlain'),
        nothing: t('cancel.submitNothing'),
        some: (amount) => t('cancel.submit', { amount }),
      })}
      danger
      waiting={preview.loading}
      onSubmit={() => void send()}
    >
      <Kind fields={fields} />
      <Override fields={fields} paid={preview.shown?.paid.total ?? 0} />
      <GoingBack
        preview={preview}
        before={before}
        lines={useParts(props.reservation.price.totalRent)}
        note={usePolicyNote()}
      />
      <ReasonField
        id="cancel-reason"
        label={t('reason')}
        help={t('reasonMailed')}
        value={draft.reason}
        error={word(form.errors['reason'])}
        onChange={(reason) => edit({ reason })}
      />
    </ActionDialog>
  );
}

function Kind({ fields: { draft, edit, form } }: { fields: DraftForm<CancelDraft> }) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  return (
    <RadioCards
      id="cancel-kind"
      legend={t('cancel.kind')}
      value={draft.kind || undefined}
      error={word(form.errors['kind'])}
      onChange={(kind) => edit({ kind })}
      options={cancellationKinds.map((value) => ({
        value,
        label: t(`cancel.${value}`),
        help: t(`cancel.${value}Help`),
      }))}
    />
  );
}

function Override({ fields: { draft, edit, form }, paid }: { fields: DraftForm<CancelDraft>; paid: number }) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  if (paid === 0 && !draft.overrides) return null;
  return (
    <div>
      <Checkbox
        label={t('cancel.overrides')}
        checked={draft.overrides}
        onChange={({ target }) => edit({ overrides: target.checked })}
      />
      {draft.overrides && (
        <div className={css.under}>
          <WonField
            id="cancel-override"
            label={t('cancel.override')}
            help={t('cancel.overrideHelp', { paid: won(paid) })}
            value={draft.override}
            error={word(form.errors['override'])}
            onChange={(override) => edit({ override })}
          />
          <ReasonField
            id="cancel-override-reason"
            label={t('cancel.overrideReason')}
            help={t('cancel.overrideReasonHelp')}
            value={draft.overrideReason}
            error={word(form.errors['overrideReason'])}
            onChange={(overrideReason) => edit({ overrideReason })}
          />
        </div>
      )}
    </div>
  );
}

const shareWords = { due: 'shareDue', ahead: 'shareAhead', whole: 'shareWhole' } as const;

/** Returns the refund parts under the policy, with the rent calculation. There are none for another sum. */
function useParts(totalRent: Won) {
  const { t } = useTranslation(['admin-actions', 'admin-reservations']);
  return (offer: AdminCancellation) => {
    const { kind, paid, computed, refund, tier } = offer;
    if (kind === 'natural_disaster' || refund.total !== computed.total) return [];
    const percents = { bedding: computed.bedding > 0 ? 100 : 0, deposit: tier.depositPercent };
    return [
      ...rentShares(totalRent, offer, computed.rent).map(({ kind: basis, of, percent, back }) => ({
        label: t('admin-reservations:price.rent'),
        explanation: t(`cancel.${shareWords[basis]}`, { percent, paid: won(of) }),
        amount: won(back),
      })),
      ...(['bedding', 'deposit'] as const)
        .filter((part) => paid[part] > 0)
        .map((part) => ({
          label: t(`admin-reservations:price.${part}`),
          explanation: t('cancel.share', { percent: percents[part], paid: won(paid[part]) }),
          amount: won(computed[part]),
        })),
    ];
  };
}

function usePolicyNote() {
  const { t } = useTranslation('admin-actions');
  return ({ kind, paid, daysBefore, computed, refund }: AdminCancellation) => {
    if (paid.total === 0) return <p className={css.soft}>{t('cancel.unpaid')}</p>;
    const day = daysBefore > 0 ? t('cancel.tier', { count: daysBefore }) : t('cancel.tierToday');
    const isDisaster = kind === 'natural_disaster';
    const words = kind === 'ordinary' ? day : t(`cancel.${kind}Help`);
    const other = refund.total !== computed.total;
    return (
      <p className={css.soft}>
        {other ? t('cancel.byPolicy', { amount: won(computed.total) }) : words}{' '}
        {isDisaster && (
          <a href="/admin/policy" target="_blank" rel="noreferrer">
            {t('cancel.guideline')}
          </a>
        )}
      </p>
    );
  };
}
