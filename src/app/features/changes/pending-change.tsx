import '#app/features/changes/texts.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingChange as Change } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { withdrawChange } from '#app/features/changes/queries.ts';

export interface PendingChangeProps {
  id: string;
  change: Change;
  look: { section: string; text: string; actions: string };
  pay: ReactNode;
  /** Button that opens the contract for the member to sign, or mails the signing links again. */
  sign: ReactNode;
  /** True if the member signs by the button, false if by the mailed link. */
  signsHere: boolean;
  onChanged: () => void;
}

/** A change of a stay that waits for signatures and money: what is left to do, until when, and the way to withdraw it. Text: change. */
export function PendingChange({ id, change, look, pay, sign, signsHere, onChanged }: PendingChangeProps) {
  const { t, i18n } = useTranslation(['change', 'mypage']);
  const { toPay, toReturn, signed, paid, signers } = change;
  const missing = signers.filter(({ status }) => status !== 'signed').map(({ name }) => name);
  const names = { count: missing.length, names: missing.join(', ') };
  const toSign =
    signers[0]?.status === 'signed'
      ? t('mypage:todo.signWaiting', names)
      : t(signsHere ? 'signHere' : 'sign');
  const dates = dateRange(change.checkIn, change.checkOut, i18n.language);
  const total = chargedMoney(change.total, change.totalUsdCents).main;
  return (
    <section className={look.section} aria-labelledby="change">
      <h2 id="change">{t('title')}</h2>
      <p>{t('wish', { dates, count: change.guests, total })}</p>
      <p>{signed ? t('signed') : toSign}</p>
      {toPay.amount > 0 && (
        <p>{paid ? t('paid') : t('pay', { amount: chargedMoney(toPay.amount, toPay.usdCents).main })}</p>
      )}
      {toReturn.amount > 0 && (
        <p>{t('back', { amount: chargedMoney(toReturn.amount, toReturn.usdCents).main })}</p>
      )}
      <p className={look.text}>{t('until', { moment: seoulMoment(change.dueAt, i18n.language) })}</p>
      <div className={look.actions}>
        {!paid && pay}
        {!signed && sign}
        <Withdraw id={id} look={look} onChanged={onChanged} />
      </div>
    </section>
  );
}

function Withdraw({ id, look, onChanged }: Pick<PendingChangeProps, 'id' | 'look' | 'onChanged'>) {
  const { t } = useTranslation(['change', 'mypage']);
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const carryOut = async () => {
    setBusy(true);
    const outcome = await withdrawChange(id);
    setBusy(false);
    if (outcome.ok) toast.success(t('withdrawn'));
    else toast.warning(outcome.problem.message ?? t('unknown'));
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        invalid={!online}
        reason={t('mypage:needsNetwork')}
        onClick={() => setOpen(true)}
      >
        {t('withdraw')}
      </Button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title={t('sure')}
        closeLabel={t('keep')}
        footer={
          <div className={look.actions}>
            <Button variant="danger" busy={busy} onClick={() => void carryOut()}>
              {t('withdraw')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
          </div>
        }
      >
        <p>{t('withdrawText')}</p>
      </Overlay>
    </>
  );
}
