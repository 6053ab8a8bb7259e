import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateRange } from '#app/platform/i18n/format.ts';
import { session, useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { soft, stack } from '../shortlist/shortlist.css.ts';
import { useShortlistTexts } from '../shortlist/texts.ts';
import { askAlert, ownAlerts, withdrawAlert, type WantedStay } from './queries.ts';
import { rememberWanted, wantedText } from './wanted.ts';

/**
 * Offers to tell a member when a house becomes free for taken dates. A visitor logs in first and comes back to the house.
 * `inList`: beside other houses, so that the button says the dates and nothing is explained. Text: shortlist.
 */
export function AlertOffer({
  houseId,
  checkIn,
  checkOut,
  inList = false,
}: WantedStay & { inList?: boolean }) {
  const stay = { houseId, checkIn, checkOut };
  useShortlistTexts();
  const { t, i18n } = useTranslation('shortlist');
  const router = useRouter();
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);
  const [alertId, setAlertId] = useState<string | null>(null);
  const wanted = wantedText(stay);
  const dates = dateRange(checkIn, checkOut, i18n.language);

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
    rememberWanted(stay);
    const next = `/detail?${new URLSearchParams({ id: stay.houseId, checkIn: stay.checkIn, checkOut: stay.checkOut })}`;
    void router.navigate({ to: '/auth/login', search: { next } });
  };

  useEffect(() => {
    let gone = false;
    const isSame = (alert: WantedStay) => wantedText(alert) === wanted;
    const read = async () => {
      const own = session.viewer() ? await ownAlerts() : null;
      if (!gone) setAlertId((own?.ok && own.value.find(isSame)?.id) || null);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [wanted, viewer?.id]);

  return (
    <div className={stack} style={{ gap: 8 }}>
      <p role="status">{alertId && t('alerts.waiting')}</p>
      <Button
        variant="secondary"
        size="small"
        full
        busy={busy}
        onClick={() => void (alertId ? withdraw(alertId) : viewer ? ask() : logIn())}
      >
        {alertId ? t('alerts.withdraw') : inList ? t('alerts.offerDates', { dates }) : t('alerts.offer')}
      </Button>
      {!inList && <p className={soft}>{t('alerts.how')}</p>}
    </div>
  );
}
