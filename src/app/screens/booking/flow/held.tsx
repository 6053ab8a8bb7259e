import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { toCents } from '#contract/rules/money.ts';
import { flowSteps, standingOf } from '#app/features/booking/flow/model.ts';
import { PriceBar } from '#app/features/booking/price-bar.tsx';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { StayDates } from '#app/features/booking/stay-dates.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { HoldBanner } from '#app/features/reservations/hold-banner.tsx';
import { SignButton } from '#app/features/reservations/sign-button.tsx';
import { SendContractButton } from '#app/features/reservations/send-contract-button.tsx';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Stepper } from '#app/ui/data/stepper.tsx';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { PayFirst } from './pay-first.tsx';
import { Waiting } from './waiting.tsx';
import { FlowTask } from './flow-task.tsx';
import { BookingHost } from '../booking-host.tsx';
import { main, page, side } from '../booking-form.css.ts';
import * as css from './flow.css.ts';

export interface HeldProps {
  read: Loaded<Reservation>;
  onChanged: () => void;
}

export function Held({ read, onChanged }: HeldProps) {
  const { t } = useTranslation(['flow', 'booking']);
  const { value: reservation, readAt } = read;
  const { steps, done } = flowSteps(reservation);
  const tasks = steps.slice(2).map((step) =>
    step === 'pay' ? (
      <FlowTask key="pay" id="pay" title={t('flow:pay.title')} done={reservation.paid}>
        <Pay reservation={reservation} readAt={readAt} onChanged={onChanged} />
      </FlowTask>
    ) : (
      <FlowTask key="sign" id="sign" title={t('flow:sign.title')} done={reservation.signed}>
        <Sign reservation={reservation} />
      </FlowTask>
    ),
  );
  const details = <Price reservation={reservation} />;
  return (
    <Content>
      <Title>{t('flow:title')}</Title>
      <div className={page}>
        <div className={main}>
          <Standing reservation={reservation} />
          <Stepper
            label={t('booking:step.label')}
            steps={steps.map((step) => t(`booking:step.${step}`))}
            current={done}
            doneText={t('booking:step.done')}
          />
          <HoldBanner reservation={reservation} readAt={readAt} />
          {tasks}
          <House reservation={reservation} />
          <StayDates
            checkIn={reservation.checkIn}
            checkOut={reservation.checkOut}
            goesOn={reservation.extendsId !== null}
          />
          <BookingHost houseId={reservation.houseId} />
        </div>
        <aside className={side} aria-label={t('booking:price.title')}>
          <h2>{t('booking:price.title')}</h2>
          {details}
        </aside>
      </div>
      <PriceBar
        payments={reservation.payments}
        total={chargedMoney(reservation.price.total, reservation.totalUsdCents).main}
        hasDeposit={reservation.price.deposit > 0}
      >
        {details}
      </PriceBar>
    </Content>
  );
}

function Standing({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('flow');
  const { standing, missing } = standingOf(reservation);
  const isDone = standing === 'others';
  return (
    <div className={css.standing}>
      <div className={css.head}>
        <h1>{t(isDone ? 'standing.yours' : 'title')}</h1>
        <p className={css.lead}>{t(`standing.${standing}`, { names: missing.join(', ') })}</p>
        {isDone && (
          <div className={css.onward}>
            <Link
              to="/mypage/$id"
              params={{ id: reservation.id }}
              className={buttonClass({ variant: 'primary', full: 'phones' })}
            >
              {t('toStay')}
            </Link>
          </div>
        )}
      </div>
      <span className={css.standingDrawing}>
        <Drawing name="hold" />
      </span>
    </div>
  );
}

function House({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useTranslation('flow');
  return (
    <section className={css.stay}>
      {reservation.photo && (
        <Photo
          photo={{ ...reservation.photo, alt: localText(reservation.photo.alt, i18n.language) }}
          sizes="112px"
          ratio="1"
          className={css.smallPhoto}
        />
      )}
      <div className={css.words}>
        <h2>{localText(reservation.listingName, i18n.language)}</h2>
        {standingOf(reservation).standing !== 'others' && (
          <Link to="/mypage/$id" params={{ id: reservation.id }} className={css.link}>
            {t('toStay')}
          </Link>
        )}
      </div>
    </section>
  );
}

function Price({ reservation }: { reservation: Reservation }) {
  const { exchangeRate, price, totalUsdCents } = reservation;
  return (
    <PriceDetails
      price={price}
      beddingSets={reservation.beddingSets}
      couponCode={reservation.couponCode}
      usd={{ exchangeRate, totalCents: totalUsdCents ?? toCents(price.total, exchangeRate.krwPerUsd) }}
      charged={reservation.isInternational}
    />
  );
}

function Pay({
  reservation,
  readAt,
  onChanged,
}: {
  reservation: Reservation;
  readAt: number;
  onChanged: () => void;
}) {
  const { t, i18n } = useTranslation('flow');
  const first = reservation.payments.find(({ seq }) => seq === 1);
  if (reservation.paid)
    return (
      <p className={css.lead}>
        {first?.paidAt ? t('pay.paid', { date: dayOf(first.paidAt, i18n.language) }) : t('done')}
      </p>
    );
  if (first?.status === 'processing') return <Waiting {...{ reservation, first, readAt, onChanged }} />;
  return <PayFirst reservation={reservation} onChanged={onChanged} />;
}

/** Way to sign: at once if the account's address is confirmed, otherwise by a mailed link, which confirms it. */
function Sign({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['flow', 'booking']);
  const { standing, missing } = standingOf(reservation);
  if (reservation.signed) return <p className={css.lead}>{t('flow:sign.signed')}</p>;
  if (standing !== 'begun' && standing !== 'paid')
    return (
      <>
        <p className={css.lead}>{t('flow:sign.others', { names: missing.join(', ') })}</p>
        <SendContractButton reservation={reservation} />
      </>
    );
  if (!reservation.emailConfirmed)
    return (
      <>
        <p className={css.lead}>{t('flow:sign.mail', { email: reservation.contract.sentTo })}</p>
        <SendContractButton reservation={reservation} />
      </>
    );
  const first = reservation.payments.find(({ seq }) => seq === 1);
  return (
    <>
      <p className={css.lead}>{t('flow:sign.text')}</p>
      <SignButton
        id={reservation.id}
        label={t('flow:sign.button')}
        variant={reservation.paid || first?.status === 'processing' ? 'primary' : 'secondary'}
        full
      />
    </>
  );
}
