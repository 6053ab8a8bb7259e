import { useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AutomaticPayment } from '#contract/reservations/automatic-payments.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { automaticPayments as policy } from '#contract/rules/paying/policy.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import * as css from './automatic-payment.css.ts';
import { automaticPayment, beginAutomatic, finishAutomatic, goToStore, stopAutomatic } from './queries.ts';
import { useAutomaticTexts } from './texts.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface AutomaticPartProps {
  reservation: Pick<Reservation, 'id'>;
  /** Automatic payment read along with the stay, if it was; null on the return from the page that stores a payment method. */
  along: AutomaticPayment | null;
}

export function AutomaticPart({ reservation, along }: AutomaticPartProps) {
  useAutomaticTexts();
  const { t, i18n } = useTranslation('automatic-payments');
  const { automatic, busy, begin, stop } = useAutomatic(reservation, along);
  const online = useOnline();
  const [agreed, setAgreed] = useState(false);
  if (!automatic || automatic.state === 'unavailable') return null;
  const { state, next, cardLast4 } = automatic;
  const values = {
    amount: next ? chargedMoney(next.amount, next.amountUsdCents).main : '',
    date: next ? plainDate(next.dueOn, i18n.language) : '',
    card: cardLast4 ?? '',
    days: policy.noticeDays,
    time: policy.chargeTime,
  };
  const look = { busy, invalid: !online, reason: t('needsNetwork') };
  return (
    <section className={css.box} aria-labelledby="automatic">
      <h3 id="automatic">{t('title')}</h3>
      {state === 'on' ? (
        <>
          <p role="status">{t(cardLast4 ? 'onCard' : 'on', values)}</p>
          <p className={css.soft}>{t(next ? 'next' : 'nothing', values)}</p>
          <Button variant="secondary" size="small" {...look} onClick={() => void stop()}>
            {t('stop')}
          </Button>
        </>
      ) : (
        <>
          <p className={css.soft}>{t('lead', values)}</p>
          <Checkbox
            label={t('consent', values)}
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            invalid={!online || !agreed}
            reason={t(online ? 'consentFirst' : 'needsNetwork')}
            onClick={() => void begin()}
          >
            {t('begin')}
          </Button>
        </>
      )}
    </section>
  );
}

const isReturning = (): boolean => new URLSearchParams(location.search).has('setup');

/** Returns the result of the provider's page from the address and removes it there, so that it is read once. */
function takeReturn(): { setupId: string; key: string | null } | null {
  const search = new URLSearchParams(location.search);
  const setupId = search.get('setup');
  if (!setupId) return null;
  const key = search.get('key') ?? search.get('authKey');
  history.replaceState(history.state, '', location.pathname);
  return { setupId, key };
}

async function finishReturn(id: string, t: TFunction<'automatic-payments'>): Promise<void> {
  const back = takeReturn();
  if (!back) return;
  const outcome = back.key === null ? null : await finishAutomatic(id, back.setupId, back.key);
  if (outcome?.ok) toast.success(t('stored'));
  else toast.warning(outcome?.problem.message ?? t('notStored'));
}

function useAutomatic(reservation: Pick<Reservation, 'id'>, along: AutomaticPayment | null) {
  const { id } = reservation;
  const { t } = useTranslation('automatic-payments');
  const [busy, setBusy] = useState(false);
  const [hasReturned] = useState(isReturning);
  const finished = useRef<Promise<void>>(undefined);
  const load = async () => {
    await (finished.current ??= finishReturn(id, t));
    return automaticPayment(id);
  };
  // After a return every read waits for its end: one that came along with the stay meanwhile shows what was before.
  const [automatic, setAutomatic] = useReads(load, id, reservation, hasReturned ? null : along);
  const begin = async () => {
    setBusy(true);
    const outcome = await beginAutomatic(id);
    if (outcome.ok && (await goToStore(outcome.value))) return;
    setBusy(false);
    toast.warning((!outcome.ok && outcome.problem.message) || t('notStored'));
  };
  const stop = async () => {
    setBusy(true);
    const outcome = await stopAutomatic(id);
    setBusy(false);
    if (!outcome.ok) return toast.warning(sentenceOf(outcome.problem, t('needsNetwork')));
    setAutomatic(() => outcome.value);
    toast.success(t('stopped'));
  };
  return { automatic, busy, begin, stop };
}
