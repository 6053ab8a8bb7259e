import { Link } from '@tanstack/react-router';
import { Check, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { daysBetween } from '#contract/rules/dates.ts';
import { ArrivalTimeline } from '#app/features/booking/flow/arrival-timeline.tsx';
import { phaseOf } from '#app/features/booking/flow/model.ts';
import { StayDates } from '#app/features/booking/stay-dates.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { CalendarButton } from '#app/features/reservations/calendar-button.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import * as css from './flow.css.ts';

const words = {
  ahead: { title: 'flow:confirmed.title', lead: 'flow:confirmed.lead' },
  extension: { title: 'flow:confirmed.title', lead: 'flow:confirmed.leadExtension' },
  running: { title: 'flow:running.title', lead: 'flow:running.lead' },
  over: { title: 'flow:over.title', lead: 'flow:over.lead' },
} as const;

/** A confirmed stay: house, dates and the steps until check-in. Also works from the device's copy. Needs the `flow`, `booking` and `mypage` texts. */
export function Confirmed({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useTranslation(['flow', 'common']);
  const { photo, listingName, checkIn, checkOut, guests, code, area, extendsId } = reservation;
  const phase = phaseOf(reservation);
  const { title, lead } = words[phase === 'ahead' && extendsId ? 'extension' : phase];
  return (
    <Content>
      <Title>{t(title)}</Title>
      <div className={css.confirmed}>
        <div className={css.picture}>
          {photo && (
            <Photo
              photo={{ ...photo, alt: localText(photo.alt, i18n.language) }}
              sizes="(min-width: 960px) 560px, 100vw"
              ratio="fill"
              className={css.filling}
              priority
            />
          )}
        </div>
        <div className={css.facts}>
          <p className={css.stamp}>
            <Check size={20} /> {t('flow:confirmed.code', { code })}
          </p>
          <div className={css.head}>
            <h1>{t(title)}</h1>
            <p className={css.lead}>{t(lead)}</p>
          </div>
          <div className={css.words}>
            <h2>{localText(listingName, i18n.language)}</h2>
            <p className={css.lead}>
              {localText(area, i18n.language)} ·{' '}
              {t('common:nights', { count: daysBetween(checkIn, checkOut) })} ·{' '}
              {t('flow:confirmed.guests', { count: guests })}
            </p>
          </div>
          <StayDates checkIn={checkIn} checkOut={checkOut} goesOn={extendsId !== null} />
          <Actions reservation={reservation} />
        </div>
        {phase === 'ahead' && (
          <section className={css.until} aria-labelledby="until">
            <h2 id="until">
              {t(extendsId ? 'flow:confirmed.timelineExtension' : 'flow:confirmed.timeline')}
            </h2>
            <ArrivalTimeline reservation={reservation} />
          </section>
        )}
      </div>
    </Content>
  );
}

function Actions({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('flow');
  const { id } = reservation;
  return (
    <div className={css.actions}>
      <Link to="/mypage/$id" params={{ id }} className={buttonClass({ variant: 'primary', full: 'phones' })}>
        {t('toStay')}
      </Link>
      <div className={css.small}>
        <CalendarButton reservation={reservation} />
        <Link
          to="/mypage/$id"
          params={{ id }}
          hash="contract"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <FileText size={20} />
          {t('confirmed.contract')}
        </Link>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={20} />
          {t('confirmed.print')}
        </Button>
      </div>
    </div>
  );
}
