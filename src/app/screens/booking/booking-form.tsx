import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { Quote } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { chargedIn } from '#contract/rules/schedule.ts';
import { ContactFields } from '#app/features/accounts/contact-fields.tsx';
import { isContactComplete, type Contact } from '#app/features/accounts/model.ts';
import { shownLanguage } from '#app/features/accounts/occupants.ts';
import { BookingAgreement } from '#app/features/booking/booking-agreement.tsx';
import { BookingPeople } from '#app/features/booking/booking-people.tsx';
import { OccupantLanguage } from '#app/features/booking/occupant-language.tsx';
import { PriceBar } from '#app/features/booking/price-bar.tsx';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Stepper } from '#app/ui/data/stepper.tsx';
import { BookingHost } from './booking-host.tsx';
import { BookingPay } from './booking-pay.tsx';
import { BookingProblems } from './booking-problems.tsx';
import { BookingStay } from './booking-stay.tsx';
import { useBooking, type Booking } from './use-booking.ts';
import { useBookingWords } from './use-booking-words.ts';
import * as css from './booking-form.css.ts';

const route = getRouteApi('/_public/_member/book');

export interface BookingFormProps {
  draftKey: string;
  house: HouseDetail;
  quote: Quote;
  /** The member's contact data for the first occupant; null if it could not be loaded. */
  me: Contact | null;
}

export function BookingForm({ draftKey, house, quote, me }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const booking = useBooking(draftKey, quote, me);
  const { chosen } = booking;
  // The currency follows the method at once, the quote when the host has answered.
  const isInternational = isInternationalMethod(chosen.method);
  const { price, totalUsdCents, exchangeRate } = quote;
  const schedule = chargedIn(quote.schedule, isInternational ? exchangeRate.krwPerUsd : null);
  const details = (
    <PriceDetails
      price={price}
      beddingSets={chosen.beddingSets}
      couponCode={quote.couponCode}
      usd={{ exchangeRate, totalCents: totalUsdCents }}
      charged={isInternational}
    />
  );
  return (
    <Content>
      <Title>{t('title')}</Title>
      <form className={css.page} onSubmit={(event) => void booking.send(event)} noValidate>
        <Fields booking={booking} house={house} quote={quote} schedule={schedule} />
        <aside className={css.side} aria-label={t('price.title')}>
          <h2>{t('price.title')}</h2>
          {details}
        </aside>
      </form>
      <PriceBar
        payments={schedule}
        total={chargedMoney(price.total, isInternational ? totalUsdCents : null).main}
        hasDeposit={price.deposit > 0}
      >
        {details}
      </PriceBar>
    </Content>
  );
}

interface FieldsProps extends Pick<BookingFormProps, 'house' | 'quote'> {
  booking: Booking;
  /** Schedule in the currency of the chosen method. */
  schedule: Quote['schedule'];
}

function Fields({ booking, house, quote, schedule }: FieldsProps) {
  const { t, i18n } = useTranslation('booking');
  const { today } = route.useLoaderData();
  const { error, summary } = useBookingWords(booking, house);
  const { chosen, draft, occupants, search } = booking;
  return (
    <div className={css.main}>
      <h1>{t('title')}</h1>
      <BookingSteps reached={occupants.every(isContactComplete) ? 2 : 1} />
      <BookingProblems booking={booking} house={house} summary={summary} />
      <BookingStay booking={booking} house={house} quote={quote} couponError={error('couponCode')} />
      <BookingPeople
        occupants={occupants}
        errors={booking.form.errors}
        fields={(person, index, props) => (
          <>
            <ContactFields
              {...props}
              value={person}
              onChange={(changed) => booking.editPerson(index, changed)}
              own={index === 0}
            />
            {index > 0 && (
              <OccupantLanguage
                idPrefix={props.idPrefix}
                value={shownLanguage(person, i18n.language)}
                isOwn={person.isOwnLanguage}
                onChange={(language) => booking.editPerson(index, { language })}
              />
            )}
          </>
        )}
      />
      <BookingPay
        method={chosen.method}
        quote={quote}
        schedule={schedule}
        onChange={(method) => booking.adjust({ method })}
      />
      <BookingAgreement
        policy={<Policy quote={quote} checkIn={search.checkIn} today={today} />}
        terms={draft.terms}
        cancellation={draft.cancellation}
        onChange={booking.consent}
        error={error}
        busy={booking.form.busy}
        submit={t('submit')}
      />
      <BookingHost houseId={house.id} />
    </div>
  );
}

function BookingSteps({ reached }: { reached: number }) {
  const { t } = useTranslation('booking');
  return (
    <Stepper
      label={t('step.label')}
      steps={[t('step.stay'), t('step.people'), t('step.pay'), t('step.sign')]}
      current={reached}
      doneText={t('step.done')}
      onStep={(index) => document.getElementById(index === 0 ? 'stay' : 'people')?.scrollIntoView()}
    />
  );
}

function Policy({ quote, checkIn, today }: { quote: Quote; checkIn: PlainDate; today: PlainDate }) {
  const { policy, price } = quote;
  return <PolicyTimeline {...{ policy, checkIn, today }} hasDeposit={price.deposit > 0} />;
}
