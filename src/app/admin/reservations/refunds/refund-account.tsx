import en from '../../../../../locales/en/refund-account.json';
import ko from '../../../../../locales/ko/refund-account.json';
import { useEffect, useState } from 'react';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RefundAccount } from '#contract/reservations/refund-accounts.ts';
import { countryName } from '#contract/rules/people/nationalities.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { fact, facts, term } from '#app/admin/kit/detail/facts.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { refundAccountOf } from '../actions/queries.ts';
import * as css from '../detail.css.ts';

/** Seconds that a refund account stays visible, which is long enough to type it at a bank. */
const SHOWN_SECONDS = 180;

export interface RefundAccountOfProps {
  reservationId: string;
  onRead: () => void;
}

/** Shows the refund account of a stay for three minutes. Every reading is recorded. Text: admin-reservations, refund-account. */
export function RefundAccountOf({ reservationId, onRead }: RefundAccountOfProps) {
  const { t } = useTranslation('admin-reservations');
  const [account, setAccount] = useState<RefundAccount | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!account) return;
    const timer = setTimeout(() => setAccount(null), SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [account]);
  const show = async () => {
    setBusy(true);
    const outcome = await refundAccountOf(reservationId);
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('refundAccount.failed'));
    setAccount(outcome.value);
    setMissing(outcome.value === null);
    if (outcome.value) onRead();
  };
  return (
    <>
      <div role="status" className={css.pair}>
        {account && <Account account={account} />}
        {isMissing && <p>{t('refundAccount.none')}</p>}
        <p className={css.soft}>
          {t(account ? 'refundAccount.shown' : 'refundAccount.note', { seconds: SHOWN_SECONDS })}
        </p>
      </div>
      <div className={css.actions}>
        {account ? (
          <Button variant="secondary" size="small" onClick={() => setAccount(null)}>
            {t('refundAccount.hide')}
          </Button>
        ) : (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void show()}>
            <Landmark size={18} />
            {t('refundAccount.show')}
          </Button>
        )}
      </div>
    </>
  );
}

function Account({ account }: { account: RefundAccount }) {
  useOwnTexts('refund-account', { ko, en });
  const { t, i18n } = useTranslation('refund-account');
  const lines: [label: string, value: string][] =
    account.scope === 'domestic'
      ? [[t('field.bank'), `${t(`banks.${account.bank}`)} (${account.bank})`]]
      : [
          [t('field.country'), countryName(account.country, i18n.language) ?? account.country],
          [t('field.bankName'), account.bankName],
          [t('field.swift'), account.swift],
        ];
  lines.push([t('field.number'), account.number], [t('field.holder'), account.holder]);
  if (account.scope === 'abroad') lines.push([t('field.address'), account.address]);
  return (
    <dl className={facts}>
      {lines.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt className={term}>{label}</dt>
          <dd className={fact}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
