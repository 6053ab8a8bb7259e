import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { soft, stack } from '../shortlist/shortlist.css.ts';
import { useShortlistTexts } from '../shortlist/texts.ts';
import { askAlert, ownAlerts, withdrawAlert, type WantedStay } from './queries.ts';
import { rememberWanted, wantedText } from './wanted.ts';

/**
 * Offers to notify a member when a house becomes free for taken dates. A visitor logs in first and comes back to the house. `inList`: among other
 * houses, so that the button names the dates and nothing is explained. Text: shortlist.
 */
export function AlertOffer({ inList = false, ...stay }: WantedStay & { inList?: boolean }) {
  useShortlistTexts();
  const { t, i18n } = useTranslation('shortlist');
  const { alertId, busy, press } = useAlert(stay);
  const dates = dateRange(stay.checkIn, stay.checkOut, i18n.language);
  const offer = inList ? t('alerts.offerDates', { dates }) : t('alerts.offer');
  return (
    <div className={stack} style={{ gap: 8 }}>
      <p role="status">{alertId && t('alerts.waiting')}</p>
      <Button variant="secondary" size="small" full busy={busy} onClick={press}>
        {alertId ? t('alerts.withdraw') : offer}
      </Button>
      {!inList && <p className={soft}>{t('alerts.how')}</p>}
    </div>
  );
}

/** Returns the id of the member's alert for a stay, and the function that requests or withdraws it; for a visitor it leads to log-in. */
function useAlert({ houseId, checkIn, checkOut }: WantedStay) {
  const { t } = useTranslation('shortlist');
  const logIn = useLogIn();
  const viewer = useViewer();
  const member = viewer?.id;
  const [busy, setBusy] = useState(false);
  const [alertId, setAlertId] = useState<string | null>(null);
  const wanted = wantedText({ houseId, checkIn, checkOut });

  useEffect(() => {
    let gone = false;
    const isSame = (alert: WantedStay) => wantedText(alert) === wanted;
    const read = async () => {
      const own = member ? await ownAlerts() : null;
      if (!gone) setAlertId((own?.ok && own.value.find(isSame)?.id) || null);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [wanted, member]);

  const change = async () => {
    setBusy(true);
    const done = await (alertId ? withdrawAlert(alertId) : askAlert({ houseId, checkIn, checkOut }));
    setBusy(false);
    if (!done.ok) return toast.warning(sentenceOf(done.problem, t('alerts.offline')));
    setAlertId(done.value?.id ?? null);
    if (done.value) toast.success(t('alerts.asked'));
  };
  const press = () => void (viewer ? change() : logIn({ houseId, checkIn, checkOut }));
  return { alertId, busy, press };
}

/** Returns a function that goes to log-in and back to the house, where the alert is then requested. */
function useLogIn(): (stay: WantedStay) => Promise<void> {
  const { t } = useTranslation('shortlist');
  const router = useRouter();
  return async (stay) => {
    const agreed = await confirm({
      title: t('alerts.logIn.title'),
      text: t('alerts.logIn.text'),
      confirmLabel: t('alerts.logIn.confirm'),
      cancelLabel: t('alerts.logIn.cancel'),
    });
    if (!agreed) return;
    rememberWanted(stay);
    const { houseId: id, checkIn, checkOut } = stay;
    const next = `/detail?${new URLSearchParams({ id, checkIn, checkOut }).toString()}`;
    void router.navigate({ to: '/auth/login', search: { next } });
  };
}
