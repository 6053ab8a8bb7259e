import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Heading } from '#app/ui/layout/page.tsx';
import { row, stack } from '../shortlist/shortlist.css.ts';
import { useShortlistTexts } from '../shortlist/texts.ts';
import { askAlert, ownAlerts, withdrawAlert } from './queries.ts';

export interface AlertListProps {
  along: AvailabilityAlert[] | null;
}

/**
 * Lists the member's availability alerts, each to withdraw or request again; renders nothing without any. A withdrawn alert keeps its place. Text:
 * shortlist.
 */
export function AlertList({ along }: AlertListProps) {
  useShortlistTexts();
  const { t } = useTranslation('shortlist');
  const [alerts, setAlerts] = useState(along);
  if (alerts === null && along !== null) setAlerts(along);
  const isKnown = alerts !== null;
  useEffect(() => {
    if (isKnown) return;
    let gone = false;
    void ownAlerts().then((own) => !gone && own.ok && setAlerts(own.value));
    return () => {
      gone = true;
    };
  }, [isKnown]);
  if (!alerts?.length) return null;
  return (
    <section aria-labelledby="alerts">
      <Heading id="alerts" title={t('alerts.title')} lead={t('alerts.lead')} />
      <ul className={stack}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlertRow({ alert }: { alert: AvailabilityAlert }) {
  const { t, i18n } = useTranslation('shortlist');
  const [id, setId] = useState<string | null>(alert.id);
  const [busy, setBusy] = useState(false);
  const { houseId, checkIn, checkOut } = alert;
  const change = async () => {
    setBusy(true);
    const done = id === null ? await askAlert({ houseId, checkIn, checkOut }) : await withdrawAlert(id);
    setBusy(false);
    if (!done.ok) return toast.warning(sentenceOf(done.problem, t('alerts.offline')));
    setId(done.value?.id ?? null);
  };
  return (
    <div className={row}>
      <Link to="/detail" search={{ id: houseId, checkIn, checkOut }}>
        {localText(alert.houseName, i18n.language)}
      </Link>
      <span>{dateRange(checkIn, checkOut, i18n.language)}</span>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void change()}>
        {id === null ? t('alerts.again') : t('alerts.withdraw')}
      </Button>
    </div>
  );
}
