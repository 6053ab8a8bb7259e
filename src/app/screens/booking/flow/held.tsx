import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
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
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { PayFirst } from './pay-first.tsx';
import { Waiting } from './waiting.tsx';
import { FlowTask } from './flow-task.tsx';
import { main, page, side } from '../booking-form.css.ts';
import * as css from './flow.css.ts';

export interface HeldProps {
  read: Loaded<Reservation>;
  onChanged: () => void;
}

/** A request whose dates are held: both things that are left to do, each with its button. Text: flow, booking, mypage. */
export function Held({ read, onChanged }: HeldProps) {
  const { t } = useTranslation(['flow', 'booking']);
  const { value: stay, readAt } = read;
  const { steps, done } = flowSteps(stay);
  const tasks = steps.slice(2).map((step) =>
    step === 'pay' ? (
      <FlowTask key="pay" id="pay" title={t('flow:pay.title')} done={stay.paid}>
        <Pay stay={stay} readAt={readAt} onChanged={onChanged} />
      </FlowTask>
    ) : (
      <FlowTask key="sign" id="sign" title={t('flow:sign.title')} done={stay.signed}>
        <Sign stay={stay} />
      </FlowTask>
    ),
  );
  const details = <Price stay={stay} />;
  return (
    <Content>
      <Title>{t('flow:title')}</Title>
      <div className={page}>
        <div className={main}>
          <Standing stay={stay} />
          <Stepper
            label={t('booking:step.label')}
            steps={steps.map((step) => t(`booking:step.${step}`))}
            current={done}
            doneText={t('booking:step.done')}
          />
          <HoldBanner stay={stay} readAt={readAt} />
          {tasks}
          <House stay={stay} />
          <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} goesOn={stay.extendsId !== null} />
        </div>
        <aside className={side} aria-label={t('booking:price.title')}>
          <h2>{t('booking:price.title')}</h2>
          {details}
        </aside>
      </div>
      <PriceBar
        payments={stay.payments}
        total={chargedMoney(stay.price.total, stay.totalUsdCents).main}
        hasDeposit={stay.price.deposit > 0}
      >
        {details}
      </PriceBar>
    </Content>
  );
}

/** Tells what is reached of the booking and what is awaited, with the way onward where nothing is left to do for the member. */
function Standing({ stay }: { stay: Reservation }) {
  const { t } = useTranslation('flow');
  const { standing, missing } = standingOf(stay);
  const isDone = standing === 'others';
  return (
    <div className={css.head}>
      <h1>{t(isDone ? 'standing.yours' : 'title')}</h1>
      <p className={css.lead}>{t(`standing.${standing}`, { names: missing.join(', ') })}</p>
      {isDone && (
        <div className={css.onward}>
          <Link
            to="/mypage/$id"
            params={{ id: stay.id }}
            className={buttonClass({ variant: 'primary', full: 'phones' })}
          >
            {t('toStay')}
          </Link>
        </div>
      )}
    </div>
  );
}

function House({ stay }: { stay: Reservation }) {
  const { t, i18n } = useTranslation('flow');
  return (
    <section className={css.stay}>
      {stay.photo && (
        <Photo
          photo={{ ...stay.photo, alt: localText(stay.photo.alt, i18n.language) }}
          sizes="112px"
          ratio="1"
          className={css.smallPhoto}
        />
      )}
      <div className={css.words}>
        <h2>{localText(stay.listingName, i18n.language)}</h2>
        {standingOf(stay).standing !== 'others' && (
          <Link to="/mypage/$id" params={{ id: stay.id }} className={css.link}>
            {t('toStay')}
          </Link>
        )}
      </div>
    </section>
  );
}

function Price({ stay }: { stay: Reservation }) {
  const { exchangeRate, price, totalUsdCents } = stay;
  return (
    <PriceDetails
      price={price}
      beddingSets={stay.beddingSets}
      couponCode={stay.couponCode}
      usd={{ exchangeRate, totalCents: totalUsdCents ?? toCents(price.total, exchangeRate.krwPerUsd) }}
      charged={stay.isInternational}
    />
  );
}

function Pay({ stay, readAt, onChanged }: { stay: Reservation; readAt: number; onChanged: () => void }) {
  const { t, i18n } = useTranslation('flow');
  const first = stay.payments.find(({ seq }) => seq === 1);
  if (stay.paid)
    return (
      <p className={css.lead}>
        {first?.paidAt ? t('pay.paid', { date: dayOf(first.paidAt, i18n.language) }) : t('done')}
      </p>
    );
  if (first?.status === 'processing') return <Waiting {...{ stay, first, readAt, onChanged }} />;
  return <PayFirst stay={stay} onChanged={onChanged} />;
}

/** The way to sign: at once where the account's address is confirmed, by the mailed link where it is not, which confirms it. */
function Sign({ stay }: { stay: Reservation }) {
  const { t } = useTranslation(['flow', 'booking']);
  const { standing, missing } = standingOf(stay);
  if (stay.signed) return <p className={css.lead}>{t('flow:sign.signed')}</p>;
  if (standing !== 'begun' && standing !== 'paid')
    return (
      <>
        <p className={css.lead}>{t('flow:sign.others', { names: missing.join(', ') })}</p>
        <SendContractButton stay={stay} />
      </>
    );
  if (!stay.emailConfirmed)
    return (
      <>
        <p className={css.lead}>{t('flow:sign.mail', { email: stay.contract.sentTo })}</p>
        <SendContractButton stay={stay} />
      </>
    );
  const first = stay.payments.find(({ seq }) => seq === 1);
  return (
    <>
      <p className={css.lead}>{t('flow:sign.text')}</p>
      <SignButton
        id={stay.id}
        label={t('flow:sign.button')}
        variant={stay.paid || first?.status === 'processing' ? 'primary' : 'secondary'}
        full
      />
    </>
  );
}
