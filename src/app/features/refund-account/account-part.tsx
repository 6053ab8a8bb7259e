import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaskedAccount, RefundAccountState } from '#contract/reservations/refund-accounts.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { useReadAgain } from '#app/platform/offline/use-read-again.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { AccountForm } from './account-form.tsx';
import { refundAccount, removeRefundAccount } from './queries.ts';
import * as css from './refund-account.css.ts';
import { useRefundAccountTexts } from './texts.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface AccountPartProps {
  reservationId: string;
  /** The data is read again when this value changes. */
  read: unknown;
  /** Called after the account was entered or removed, because refunds wait for it. */
  onChanged: () => void;
}

/**
 * Account for a refund that cannot go back to the original payment method: entered, shown masked, changed and deleted. Text: refund-account, errors.
 */
export function AccountPart({ reservationId, read, onChanged }: AccountPartProps) {
  useRefundAccountTexts();
  const { t } = useTranslation('refund-account');
  const [state, setState] = useState<RefundAccountState | null>(null);
  const [isEditing, setEditing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const load = async (isGone: () => boolean) => {
    const now = await refundAccount(reservationId);
    if (now.ok && !isGone()) setState(now.value);
  };
  useReadAgain(load, reservationId, read);
  if (!state || (!state.needed && !state.account)) return null;
  const { needed, account } = state;
  // The button that was pressed leaves: whoever works without a pointer goes on from the title.
  const show = (next: RefundAccountState, editing: boolean) => {
    setState(next);
    setEditing(editing);
    title.current?.focus();
  };
  return (
    <section className={css.box} aria-labelledby="refund-account">
      <h3 id="refund-account" ref={title} tabIndex={-1}>
        {t(account ? 'titleEntered' : 'title')}
      </h3>
      {account && !isEditing ? (
        <>
          <p className={css.summary}>
            <Summary account={account} />
          </p>
          <p className={css.soft}>{t(needed ? 'entered' : 'done')}</p>
          <Changes
            reservationId={reservationId}
            onEdit={needed ? () => show(state, true) : undefined}
            onRemoved={(next) => {
              show(next, false);
              onChanged();
            }}
          />
        </>
      ) : (
        <>
          <p className={css.soft}>{t('lead')}</p>
          <AccountForm
            reservationId={reservationId}
            onSaved={(next) => {
              toast.success(t('saved'));
              show(next, false);
              onChanged();
            }}
            onCancel={isEditing ? () => show(state, false) : undefined}
          />
        </>
      )}
    </section>
  );
}

function Summary({ account: { bank, bankName, holder, numberEnd } }: { account: MaskedAccount }) {
  const { t } = useTranslation('refund-account');
  const name = bank ? t(`banks.${bank}`) : bankName;
  return (
    <>
      <strong>{t('summary', { bank: name, end: numberEnd })}</strong>
      <br />
      {holder}
    </>
  );
}

interface ChangesProps {
  reservationId: string;
  onEdit: (() => void) | undefined;
  onRemoved: (state: RefundAccountState) => void;
}

function Changes({ reservationId, onEdit, onRemoved }: ChangesProps) {
  const { t } = useTranslation('refund-account');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const outcome = await removeRefundAccount(reservationId);
    setBusy(false);
    if (!outcome.ok) return toast.warning(outcome.problem.message ?? t('failed'));
    toast.success(t('removed'));
    onRemoved(outcome.value);
  };
  const look = { size: 'small', invalid: !online, reason: t('needsNetwork') } as const;
  return (
    <div className={css.buttons}>
      {onEdit && (
        <Button variant="secondary" size="small" onClick={onEdit}>
          {t('change')}
        </Button>
      )}
      <Button variant="quiet" {...look} busy={busy} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  );
}
