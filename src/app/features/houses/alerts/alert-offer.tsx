import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WANTED_ALERT } from '#app/platform/browser/shortlist-keys.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';
import { session, useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { soft, stack } from '../shortlist/shortlist.css.ts';
import { useShortlistTexts } from '../shortlist/texts.ts';
import { askAlert, ownAlerts, withdrawAlert, type WantedStay } from './queries.ts';

/**
 * Offers to tell a member when a house becomes free for taken dates. A visitor logs in first; back on the page, what they asked for is done.
 * Text: shortlist.
 */
export function AlertOffer({ houseId, checkIn, checkOut }: WantedStay) {
  const stay = { houseId, checkIn, checkOut };
  useShortlistTexts();
  const { t } = useTranslation(['shortlist', 'errors']);
  const router = useRouter();
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);
  const [alertId, setAlertId] = useState<string | null>(null);
  const wanted = JSON.stringify(stay);

  const ask = async () => {
    setBusy(true);
    const asked = await askAlert(stay);
    setBusy(false);
    if (!asked.ok) return toast.warning(asked.problem.message ?? t('alerts.offline'));
    setAlertId(asked.value.id);
    toast.success(t('alerts.asked'));
  };
  const withdraw = async (id: string) => {
    setBusy(true);
    const done = await withdrawAlert(id);
    setBusy(false);
    if (!done.ok) return toast.warning(done.problem.message ?? t('alerts.offline'));
    setAlertId(null);
  };
  const logIn = async () => {
    const agreed = await confirm({
      title: t('alerts.logIn.title'),
      text: t('alerts.logIn.text'),
      confirmLabel: t('alerts.logIn.confirm'),
      cancelLabel: t('alerts.logIn.cancel'),
    });
    if (!agreed) return;
    tabStorage.set(WANTED_ALERT, wanted);
    const next = `/detail?${new URLSearchParams({ id: stay.houseId, checkIn: stay.checkIn, checkOut: stay.checkOut })}`;
    void router.navigate({ to: '/auth/login', search: { next } });
  };

  const begin = useEffectEvent(async () => {
    if (!session.viewer()) return;
    const isWanted = tabStorage.get(WANTED_ALERT) === wanted;
    tabStorage.remove(WANTED_ALERT);
    if (isWanted) return ask();
    const own = await ownAlerts();
    const same =
      own.ok &&
      own.value.find(
        ({ houseId, checkIn, checkOut }) => JSON.stringify({ houseId, checkIn, checkOut }) === wanted,
      );
    setAlertId(same ? same.id : null);
  });
  useEffect(() => void begin(), [wanted, viewer?.id]);

  return (
    <div className={stack} style={{ gap: 8 }}>
      {alertId ? (
        <>
          <p role="status">{t('alerts.waiting')}</p>
          <Button variant="secondary" size="small" full busy={busy} onClick={() => void withdraw(alertId)}>
            {t('alerts.withdraw')}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          size="small"
          full
          busy={busy}
          onClick={() => void (viewer ? ask() : logIn())}
        >
          {t('alerts.offer')}
        </Button>
      )}
      <p className={soft}>{t('alerts.how')}</p>
    </div>
  );
}
