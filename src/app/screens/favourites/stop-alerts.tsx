import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { stopAlerts } from '#app/features/houses/alerts/queries.ts';
import { stack } from '#app/features/houses/shortlist/shortlist.css.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Card } from '#app/ui/layout/card.tsx';

/** Asks before all availability alerts are stopped, because mail programs may open links by themselves. */
export function StopAlerts({ token }: { token: string }) {
  const { t } = useTranslation('shortlist');
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const stop = async () => {
    setState('busy');
    const done = await stopAlerts(token);
    if (!done.ok) toast.warning(sentenceOf(done.problem, t('alerts.offline')));
    setState(done.ok ? 'done' : 'asked');
  };
  return (
    <Card>
      {state === 'done' ? (
        <p role="status">{t('alerts.stop.done')}</p>
      ) : (
        <div className={stack} style={{ justifyItems: 'start' }}>
          <h2>{t('alerts.stop.title')}</h2>
          <p>{t('alerts.stop.text')}</p>
          <Button variant="secondary" busy={state === 'busy'} onClick={() => void stop()}>
            {t('alerts.stop.button')}
          </Button>
        </div>
      )}
    </Card>
  );
}
