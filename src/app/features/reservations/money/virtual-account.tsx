import { Fragment, type ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VirtualAccount } from '#contract/reservations/payments.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import en from '../../../../../locales/en/virtual-account.json';
import ko from '../../../../../locales/ko/virtual-account.json';
import { useCopy } from '../check-in/use-copy.ts';
import { hostNow, timeLeft } from '../model.ts';
import { useNow } from '../use-now.ts';
import * as css from './virtual-account.css.ts';

export interface TransferToProps {
  account: VirtualAccount;
  amount: Won;
  stay: Pick<Reservation, 'serverNow'>;
  /** Device time at which the reservation was read, in milliseconds since the epoch. */
  readAt: number;
  /** Other ways to pay; `over` is true once the account accepts no more money. */
  children?: (over: boolean) => ReactNode;
}

/**
 * Virtual account that a payment waits for, shown until its deadline by the host's clock, because its number may be somebody else's afterwards. Text:
 * virtual-account, mypage.
 */
export function TransferTo({ account, amount, stay: { serverNow }, readAt, children }: TransferToProps) {
  useOwnTexts('virtual-account', { ko, en });
  const { t } = useTranslation('virtual-account');
  const { over } = timeLeft(account.dueAt, hostNow(serverNow, readAt, useNow()));
  return (
    <div className={css.box}>
      {over ? (
        <div className={css.words} role="status">
          <strong>{t('over.title')}</strong>
          <p className={css.soft}>{t('over.text')}</p>
        </div>
      ) : (
        <Account account={account} amount={amount} />
      )}
      {children?.(over)}
    </div>
  );
}

/** Says that nothing was transferred to an account by its deadline, an instant (ISO 8601). Text: virtual-account. */
export function AccountEnded({ at }: { at: string }) {
  useOwnTexts('virtual-account', { ko, en });
  const { t, i18n } = useTranslation('virtual-account');
  const moment = t('until', { moment: seoulMoment(at, i18n.language) });
  return (
    <div className={css.words}>
      <strong>{t('ended.title', { moment })}</strong>
      <p className={css.soft}>{t('ended.text')}</p>
    </div>
  );
}

function Account({
  account: { bank, number, holder, dueAt },
  amount,
}: Pick<TransferToProps, 'account' | 'amount'>) {
  const { t, i18n } = useTranslation('virtual-account');
  const copy = useCopy();
  const facts = [
    ['bank', localText(bank, i18n.language)],
    ['number', number],
    ['holder', holder],
    ['amount', won(amount)],
    ['until', t('until', { moment: seoulMoment(dueAt, i18n.language) })],
  ] as const;
  return (
    <>
      <strong>{t('title')}</strong>
      <dl className={css.facts}>
        {facts
          .filter(([, told]) => told)
          .map(([fact, told]) => (
            <Fragment key={fact}>
              <dt className={css.soft}>{t(`fact.${fact}`)}</dt>
              <dd className={css.told}>{told}</dd>
            </Fragment>
          ))}
      </dl>
      <Button variant="secondary" size="small" onClick={() => copy(number, t('copied'))}>
        <Copy size={20} />
        {t('copy')}
      </Button>
      <p className={css.soft}>{t('rule')}</p>
    </>
  );
}
