import { Copy, ExternalLink, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CheckInInfo } from '#contract/reservations/check-in-info.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { Bilingual } from '#contract/shared.ts';
import { booking } from '#contract/rules/policy.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { hostNow, isEnterable } from '../model.ts';
import { useNow } from '../use-now.ts';
import { Cleaning } from './cleaning.tsx';
import { ConciergeLink } from './concierge-link.tsx';
import { stayDayOf, type StayDay } from './day.ts';
import { Keys } from './keys.tsx';
import { mapLinks } from './maps.ts';
import { useCopy } from './use-copy.ts';
import * as css from '../reservation.css.ts';

/**
 * Check-in information of a current or upcoming stay: door code, Wi-Fi, the address in large Korean type for a taxi driver, maps and the concierge;
 * before its release, the time of the release. Works without a network. `readAt` is that of {@link hostNow}. Text: mypage.
 */
export function CheckInCard(props: { reservation: Reservation; readAt: number; heading: 'h2' | 'h3' }) {
  const { reservation, readAt, heading: Title } = props;
  const { t, i18n } = useTranslation('mypage');
  const now = hostNow(reservation.serverNow, readAt, useNow());
  const info = reservation.checkInInfo;
  // A copy that an older version saved lacks it.
  const address = reservation.address ?? info?.address;
  if (!isEnterable(reservation, now)) return null;
  const day = stayDayOf(reservation, now);
  return (
    <section
      className={css.checkIn}
      aria-label={`${t('checkIn.title')}: ${localText(reservation.listingName, i18n.language)}`}
    >
      <Title className={css.partTitle}>{t('checkIn.title')}</Title>
      <Cleaning reservation={reservation} />
      {info && <Keys id={reservation.id} {...{ info, day }} checkIn={reservation.checkIn} />}
      {info && <LeavingGuide day={day} heading={Title} />}
      {address && <TaxiAddress address={address} />}
      {info ? (
        <WayThere reservation={reservation} info={info} />
      ) : (
        <>
          <p>
            {t(reservation.extendsId ? 'checkIn.laterExtension' : 'checkIn.later', {
              moment: seoulMoment(reservation.checkInInfoAt, i18n.language),
            })}
          </p>
          <div className={css.links}>
            <ConciergeLink />
          </div>
        </>
      )}
    </section>
  );
}

function WayThere({ reservation, info }: { reservation: Reservation; info: CheckInInfo }) {
  const { t, i18n } = useTranslation('mypage');
  return (
    <>
      <div className={css.way}>
        <p className={css.wayTitle}>{t('checkIn.way')}</p>
        <p>{localText(info.way, i18n.language)}</p>
      </div>
      {info.trash && (
        <div className={css.way}>
          <p className={css.wayTitle}>{t('checkIn.trash')}</p>
          <p>{localText(info.trash, i18n.language)}</p>
        </div>
      )}
      <HouseRules info={info} />
      <div className={css.links}>
        {mapLinks(info, navigator.userAgent).map(({ name, href }) => (
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
        <ShareWay reservation={reservation} info={info} />
        <ConciergeLink />
      </div>
    </>
  );
}

/** Rules of the house; copies saved by an older version have none. */
function HouseRules({ info: { rules } }: { info: Omit<CheckInInfo, 'rules'> & Partial<CheckInInfo> }) {
  const { t, i18n } = useTranslation('mypage');
  if (!rules?.length) return null;
  return (
    <Disclosure summary={t('checkIn.rules')}>
      <ul className={css.guide}>
        {rules.map((rule) => (
          <li key={rule.ko}>{localText(rule, i18n.language)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Shares the address and the way from the station with another occupant, without door code and Wi-Fi. */
function ShareWay({ reservation, info }: { reservation: Reservation; info: CheckInInfo }) {
  const { t, i18n } = useTranslation('mypage');
  const copy = useCopy();
  const title = localText(reservation.listingName, i18n.language);
  const text = [
    `${title}, ${dateRange(reservation.checkIn, reservation.checkOut, i18n.language)}`,
    info.addressForTaxi,
    localText(info.way, i18n.language),
  ].join('\n');
  const share = () => {
    if (typeof navigator.share !== 'function') return copy(text, t('checkIn.wayCopied'));
    // Closing the share sheet is no failure.
    void navigator.share({ title, text }).catch(() => undefined);
  };
  return (
    <Button variant="secondary" size="small" onClick={share}>
      <Share size={20} />
      {t('checkIn.shareWay')}
    </Button>
  );
}

function TaxiAddress({ address }: { address: Bilingual }) {
  const { t, i18n } = useTranslation('mypage');
  const copy = useCopy();
  return (
    <div className={css.taxi}>
      <p className={css.soft}>{t('checkIn.taxi')}</p>
      <p className={css.taxiText} lang="ko">
        {address.ko}
      </p>
      {i18n.language !== 'ko' && <p className={css.soft}>{localText(address, i18n.language)}</p>}
      <div className={css.links}>
        <Button variant="secondary" size="small" onClick={() => copy(address.ko, t('checkIn.copied'))}>
          <Copy size={20} />
          {t('checkIn.copy')}
        </Button>
      </div>
    </div>
  );
}

const leavingSteps = ['rubbish', 'fridge', 'kitchen', 'boiler', 'door'] as const;

function LeavingGuide({ day, heading: Title }: { day: StayDay; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('mypage');
  if (day !== 'leavingTomorrow' && day !== 'leavingToday') return null;
  return (
    <section className={css.way} aria-label={t('leaving.title')}>
      <Title className={css.partTitle}>{t(`leaving.${day}`, { time: booking.checkOutTime })}</Title>
      <ul className={css.guide}>
        {leavingSteps.map((step) => (
          <li key={step}>{t(`leaving.steps.${step}`)}</li>
        ))}
      </ul>
      <p className={css.soft}>{t('leaving.deposit', { count: booking.depositDays })}</p>
    </section>
  );
}
