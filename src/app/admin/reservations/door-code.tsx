import { useEffect, useState } from 'react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DoorCode as Keys } from '#contract/admin/recorded-reads.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { facts, term } from '#app/admin/kit/detail/facts.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { doorCodeOf } from './queries.ts';
import * as css from './detail.css.ts';

/** Seconds that a door code stays visible. */
const SHOWN_SECONDS = 30;

export interface DoorCodeProps {
  reservationId: string;
  onRead: () => void;
}

/** Shows the door code of a stay for 30 seconds. Every reading is recorded. Text: admin-reservations. */
export function DoorCode({ reservationId, onRead }: DoorCodeProps) {
  const { t } = useTranslation('admin-reservations');
  const [keys, setKeys] = useState<Keys | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!keys) return;
    const timer = setTimeout(() => setKeys(null), SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [keys]);
  const show = async () => {
    setBusy(true);
    const outcome = await doorCodeOf(reservationId);
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('door.failed'));
    setKeys(outcome.value);
    onRead();
  };
  return (
    <>
      <div role="status" className={css.pair}>
        {keys && (
          <dl className={facts}>
            <dt className={term}>{t('door.code')}</dt>
            <dd className={css.strong}>{keys.doorCode}</dd>
            <dt className={term}>{t('door.wifi')}</dt>
            <dd>
              {keys.wifiName} / {keys.wifiPassword}
            </dd>
          </dl>
        )}
        <p className={css.soft}>{t(keys ? 'door.shown' : 'door.note', { seconds: SHOWN_SECONDS })}</p>
      </div>
      <div className={css.actions}>
        {keys ? (
          <Button variant="secondary" size="small" onClick={() => setKeys(null)}>
            {t('door.hide')}
          </Button>
        ) : (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void show()}>
            <KeyRound size={18} />
            {t('door.show')}
          </Button>
        )}
      </div>
    </>
  );
}
