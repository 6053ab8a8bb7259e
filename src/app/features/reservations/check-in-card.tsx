import { Copy, ExternalLink, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import type { CheckInInfo, Reservation } from '#contract/reservations/reservations.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { Cleaning } from './cleaning.tsx';
import { hostNow, isEnterable } from './model.ts';
import { recordCheckInRead } from './queries.ts';
import * as css from './reservation.css.ts';
import { useNow } from './use-now.ts';

/**
 * Check-in information of a stay that runs or is to come: door code, Wi-Fi, the address large and in Korean for a taxi driver, maps, the
 * concierge; before its release, the time of it. Needs no network. `readAt` as of {@link hostNow}. Text: mypage.
 */
export function CheckInCard(props: { stay: Reservation; readAt: number; heading: 'h2' | 'h3' }) {
  const { stay, readAt, heading: Title } = props;
  const { t, i18n } = useTranslation('mypage');
  const now = useNow();
  const info = stay.checkInInfo;
  // A copy that an older version saved lacks it.
  const address = stay.address ?? info?.address;
  if (!isEnterable(stay, hostNow(stay.serverNow, readAt, now))) return null;
  if (!info) {
    return (
      <section className={css.checkIn} aria-label={t('checkIn.title')}>
        <Title className={css.partTitle}>{t('checkIn.title')}</Title>
        <Cleaning stay={stay} />
        {address && <TaxiAddress address={address} />}
        <p>{t('checkIn.later', { moment: seoulMoment(stay.checkInInfoAt, i18n.language) })}</p>
        <div className={css.links}>
          <ConciergeLink />
        </div>
      </section>
    );
  }
  return (
    <section className={css.checkIn} aria-label={t('checkIn.title')}>
      <Title className={css.partTitle}>{t('checkIn.title')}</Title>
      <Cleaning stay={stay} />
      <Keys id={stay.id} info={info} />
      {address && <TaxiAddress address={address} />}
      <div className={css.way}>
        <p className={css.wayTitle}>{t('checkIn.way')}</p>
        <p>{localText(info.way, i18n.language)}</p>
      </div>
      <div className={css.links}>
        {mapsOf(info).map(({ name, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noreferrer"
            className={cx(buttonClass({ variant: 'secondary', size: 'small' }), css.withIcon)}
          >
            {t(`checkIn.maps.${name}`)}
            <ExternalLink size={16} />
            <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
          </a>
        ))}
        <ConciergeLink />
      </div>
    </section>
  );
}

function Keys({ id, info }: { id: string; info: CheckInInfo }) {
  const { t } = useTranslation('mypage');
  const online = useOnline();
  useEffect(() => {
    if (online) void recordCheckInRead(id);
  }, [id, online]);
  return (
    <dl className={css.codes}>
      <div className={css.code}>
        <dt className={css.soft}>{t('checkIn.door')}</dt>
        <dd className={css.codeText}>{info.doorCode}</dd>
        <dd className={css.soft}>{t('checkIn.from', { time: booking.checkInTime })}</dd>
      </div>
      <div className={css.code}>
        <dt className={css.soft}>{t('checkIn.wifi')}</dt>
        <dd className={css.wifiText}>{info.wifiName}</dd>
        <dd className={css.soft}>
          {t('checkIn.wifiPassword')} <span className={css.wifiText}>{info.wifiPassword}</span>
        </dd>
      </div>
    </dl>
  );
}

function ConciergeLink() {
  const { t } = useTranslation('mypage');
  return (
    <a
      href={`tel:${brand.concierge}`}
      className={cx(buttonClass({ variant: 'secondary', size: 'small' }), css.withIcon)}
    >
      <Phone size={20} />
      {t('checkIn.concierge', { number: brand.conciergeShown })}
    </a>
  );
}

function TaxiAddress({ address }: { address: Bilingual }) {
  const { t, i18n } = useTranslation('mypage');
  const copy = () =>
    void navigator.clipboard.writeText(address.ko).then(
      () => toast.success(t('checkIn.copied')),
      () => toast.warning(t('checkIn.notCopied')),
    );
  return (
    <div className={css.taxi}>
      <p className={css.soft}>{t('checkIn.taxi')}</p>
      <p className={css.taxiText} lang="ko">
        {address.ko}
      </p>
      {i18n.language !== 'ko' && <p className={css.soft}>{localText(address, i18n.language)}</p>}
      <div className={css.links}>
        <Button variant="secondary" size="small" onClick={copy}>
          <Copy size={20} />
          {t('checkIn.copy')}
        </Button>
      </div>
    </div>
  );
}

function mapsOf(info: { latitude: number; longitude: number; addressForTaxi: string }) {
  const { latitude, longitude } = info;
  const address = encodeURIComponent(info.addressForTaxi);
  return [
    { name: 'naver', href: `https://map.naver.com/p/search/${address}` },
    { name: 'kakao', href: `https://map.kakao.com/link/map/${address},${latitude},${longitude}` },
    { name: 'google', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
  ] as const;
}
