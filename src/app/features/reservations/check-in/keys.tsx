import { Copy, Eye, EyeOff, QrCode } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckInInfo } from '#contract/reservations/check-in-info.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { recordCheckInRead } from '../queries.ts';
import * as css from '../reservation.css.ts';
import type { StayDay } from './day.ts';
import { useCopy } from './use-copy.ts';
import type { WifiQrProps } from './wifi-qr.tsx';

/** Time after which the door code is hidden again, so that fewer people can read it over a shoulder. */
const SHOWN_MS = 30_000;

const loadQr = () => import('./wifi-qr.tsx');
const WifiQr = lazy<ComponentType<WifiQrProps>>(() => loadQr().catch(() => ({ default: NoQr })));

type KeysProps = {
  /** The reservation's id. */
  id: string;
  info: CheckInInfo;
  day: StayDay;
  /** Seoul date. */
  checkIn: PlainDate;
};

/** Door code behind a tap, and the Wi-Fi. Tells the host once that the code was read. Works without a network. Text: mypage. */
export function Keys({ id, info, day, checkIn }: KeysProps) {
  const { t, i18n } = useTranslation('mypage');
  const [shown, setShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const online = useOnline();
  useEffect(() => {
    if (online && wasShown) void recordCheckInRead(id);
  }, [id, online, wasShown]);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, SHOWN_MS);
    const left = () => document.visibilityState === 'hidden' && hide();
    document.addEventListener('visibilitychange', left);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', left);
    };
  }, [shown]);
  const press = () => {
    setShown(!shown);
    setWasShown(true);
  };
  const Icon = shown ? EyeOff : Eye;
  const [date, time] = [shortDate(checkIn, i18n.language), booking.checkInTime];
  return (
    <dl className={css.codes}>
      <div className={css.code}>
        <dt className={css.soft}>{t('checkIn.door')}</dt>
        <dd className={css.codeText} aria-live="polite">
          {shown ? info.doorCode : <span aria-hidden>••••</span>}
        </dd>
        {day === 'before' && <dd className={css.soft}>{t('checkIn.fromDate', { date, time })}</dd>}
        {day === 'arrival' && <dd className={css.soft}>{t('checkIn.fromToday', { time })}</dd>}
        <dd className={css.links}>
          <Button variant="secondary" size="small" aria-pressed={shown} onClick={press}>
            <Icon size={20} />
            {t(shown ? 'checkIn.hide' : 'checkIn.show')}
          </Button>
        </dd>
      </div>
      <Wifi info={info} />
    </dl>
  );
}

function Wifi({ info: { wifiName, wifiPassword } }: { info: CheckInInfo }) {
  const { t } = useTranslation('mypage');
  const copy = useCopy();
  const [isQr, setIsQr] = useState(false);
  const online = useOnline();
  // By the time it is wanted there may be no network: that is what the Wi-Fi is for.
  useEffect(() => {
    if (online) void loadQr().catch(() => undefined);
  }, [online]);
  return (
    <div className={css.code}>
      <dt className={css.soft}>{t('checkIn.wifi')}</dt>
      <dd className={css.wifiText}>{wifiName}</dd>
      <dd className={css.soft}>
        {t('checkIn.wifiPassword')} <span className={css.wifiText}>{wifiPassword}</span>
      </dd>
      <dd className={css.links}>
        <Button variant="secondary" size="small" onClick={() => copy(wifiPassword, t('checkIn.wifiCopied'))}>
          <Copy size={20} />
          {t('checkIn.copyWifi')}
        </Button>
        <Button variant="secondary" size="small" aria-expanded={isQr} onClick={() => setIsQr(!isQr)}>
          <QrCode size={20} />
          {t('checkIn.qr')}
        </Button>
      </dd>
      {isQr && (
        <dd>
          <Suspense>
            <WifiQr name={wifiName} password={wifiPassword} label={t('checkIn.qrLabel')} />
          </Suspense>
        </dd>
      )}
    </div>
  );
}

/** Shown in place of the QR code if its module is not on the device. */
function NoQr() {
  const { t } = useTranslation('mypage');
  return <p className={css.soft}>{t('checkIn.qrFailed')}</p>;
}
