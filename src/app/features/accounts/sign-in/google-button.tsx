import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { GoogleMark } from '#app/ui/theme/google-mark.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { offersGoogle, startGoogle } from './google.ts';
import * as css from '../form.css.ts';

export interface GoogleButtonProps {
  next: string | null;
  /** Shows "or" above the button; both are hidden if log-in through Google is off. */
  divided?: boolean;
  /** Note below the button on which account to use. */
  note?: string;
}

export function GoogleButton({ next, divided, note }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const online = useOnline();
  const [offered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!online) return;
    let here = true;
    void offersGoogle().then((offers) => here && setOffered(offers));
    return () => {
      here = false;
    };
  }, [online]);
  if (!offered) return null;
  const start = async () => {
    setBusy(true);
    const outcome = await startGoogle(next);
    if (outcome.ok) return location.assign(outcome.value);
    setBusy(false);
    toast.warning(sentenceOf(outcome.problem, t('offline')));
  };
  return (
    <div className={css.otherWay}>
      {divided && <p className={css.divider}>{t('google.or')}</p>}
      <Button
        variant="secondary"
        size="large"
        full
        busy={busy}
        invalid={!online}
        reason={t('needsNetwork')}
        onClick={() => void start()}
      >
        <GoogleMark size={20} />
        {t('google.continue')}
      </Button>
      {note && <p className={css.lead}>{note}</p>}
    </div>
  );
}
