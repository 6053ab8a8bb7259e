import { lazy, Suspense, useState, type ComponentType, type FormEvent } from 'react';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { ChangeQuote, Reservation } from '#contract/reservations/reservations.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { ContactFields } from '#app/features/accounts/contact-fields.tsx';
import { defaultRegion } from '#app/features/accounts/countries.ts';
import { contactErrors, occupantOf } from '#app/features/accounts/model.ts';
import {
  emptyOccupant,
  occupantDraft,
  occupantsOf,
  shownLanguage,
  type OccupantDraft,
} from '#app/features/accounts/occupants.ts';
import { formErrors } from '#app/features/booking/booking-errors.ts';
import { BookingPeople } from '#app/features/booking/booking-people.tsx';
import { OccupantLanguage } from '#app/features/booking/occupant-language.tsx';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { changedPeople, occupantsFor } from '#app/features/booking/occupants.ts';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { StayFields } from '#app/features/booking/stay-fields.tsx';
import type { SettlementProps } from '#app/features/changes/settlement.tsx';
import { StayCalendar } from '#app/features/houses/stay-calendar.tsx';
import { Instalments } from '#app/features/reservations/money/instalments.tsx';
import { freeUntil } from '#app/features/reservations/model.ts';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { changeReservation, type StayTerms } from '#app/features/reservations/queries.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/change');
// The price needs a network too.
const Settlement = lazy<ComponentType<SettlementProps>>(() =>
  import('#app/features/changes/settlement.tsx').then(
    (part) => ({ default: part.Settlement }),
    () => ({ default: () => null }),
  ),
);
const agreed = { terms: true, cancellation: true };

export interface ChangeFormProps {
  reservation: Reservation;
  house: HouseDetail;
  /** Requested terms from the search parameters. NaN for an invalid number. */
  terms: StayTerms;
  quoted: Result<ChangeQuote>;
  /** Dates taken by others; `to` is not included. */
  taken: { from: PlainDate; to: PlainDate }[];
  /** Seoul's date. */
  today: PlainDate;
}

function useTerms({ terms, reservation }: Pick<ChangeFormProps, 'terms' | 'reservation'>) {
  const navigate = route.useNavigate();
  const [dates, setDates] = useState<{ checkIn?: PlainDate; checkOut?: PlainDate }>(terms);
  const wish = (changed: Partial<StayTerms>) =>
    void navigate({
      search: (before) => ({ ...terms, ...before, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const chooseDates = (chosen: { checkIn?: PlainDate; checkOut?: PlainDate }) => {
    // Its extension begins on the day on which this stay ends.
    const next =
      reservation.extendedById && chosen.checkIn ? { ...chosen, checkOut: reservation.checkOut } : chosen;
    setDates(next);
    if (next.checkIn && next.checkOut) wish({ checkIn: next.checkIn, checkOut: next.checkOut });
  };
  return { dates, chooseDates, wish };
}

type Change = Pick<ChangeFormProps, 'reservation' | 'house' | 'terms'> & { quote: ChangeQuote | null };

function useChange({ reservation, house, terms, quote }: Change) {
  const { t, i18n } = useTranslation(['mypage', 'change']);
  const navigate = route.useNavigate();
  const blank = { ...emptyOccupant, region: defaultRegion() };
  const [people, setPeople] = useState<OccupantDraft[]>(() => reservation.occupants.map(occupantDraft));
  const form = useForm();
  const { guests } = terms;
  const occupants = occupantsFor(
    people,
    guests >= 1 && guests <= house.maxGuests ? guests : reservation.guests,
    blank,
  );

  const editPerson = (index: number, changed: Partial<OccupantDraft>) => {
    setPeople(changedPeople(people, occupants, index, changed));
    form.forget(...Object.keys(form.errors));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!quote) return;
    const wrong = formErrors(occupants.map(contactErrors), agreed);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const people = occupantsOf(occupants, i18n.language);
    const body = { ...terms, occupants: people, expectedTotal: quote.price.total };
    const changed = await form.send(() => changeReservation(reservation.id, body));
    if (!changed) return;
    const email = changed.value.contract.sentTo;
    toast.success(quote.settlement ? t('change:asked', { email }) : t('change.done', { email }));
    await navigate({ to: '/mypage/$id', params: { id: reservation.id }, replace: true });
  };
  return { occupants, editPerson, form, send };
}

/** Form to change dates and occupants, with the new price before sending. Needs the `mypage`, `booking`, `houses`, `auth` and `errors` texts. */
export function ChangeForm({ reservation, house, terms, quoted, taken, today }: ChangeFormProps) {
  const { t } = useTranslation(['mypage', 'booking', 'auth', 'errors']);
  const loading = useRouterState({ select: (state) => state.isLoading });
  const online = useOnline();
  const quote = quoted.ok ? quoted.value : null;
  const { dates, chooseDates, wish } = useTerms({ terms, reservation });
  const { occupants, editPerson, form, send } = useChange({ reservation, house, terms, quote });

  const refused = quoted.ok
    ? null
    : (quoted.problem.message ??
      t(quoted.problem.code === 'offline' ? 'mypage:offline' : 'booking:quoteFailed'));
  const { errors, problem } = form;
  const incomplete = Object.keys(errors).length ? t('errors:occupants_incomplete') : null;
  const same = isSame(reservation, terms, occupants);
  const reason = refused ?? (online ? same && t('mypage:change.nothing') : t('mypage:needsNetwork'));
  const said = problem
    ? (problem.message ?? t(problem.code === 'offline' ? 'mypage:change.unknown' : 'errors:server_error'))
    : incomplete;
  return (
    <form className={css.column} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors key={form.attempts} title={t('booking:failed')} errors={said ? [{ text: said }] : []} />
      <StaySection
        {...{ reservation, house, terms, taken, today, dates }}
        nights={quote?.price.nights ?? 0}
        onDates={chooseDates}
        onChange={wish}
      />
      <People {...{ occupants, errors, editPerson }} />
      <BookingSection id="price" title={t('booking:price.title')}>
        {quote ? (
          <NewPrice {...{ quote, terms, today }} charged={reservation.isInternational} />
        ) : (
          <p role="alert">{refused}</p>
        )}
      </BookingSection>
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online || loading || !quote || same}
        {...(reason && { reason })}
      >
        {quote
          ? t('mypage:change.submit', {
              total: chargedMoney(quote.price.total, reservation.isInternational ? quote.totalUsdCents : null)
                .main,
            })
          : t('mypage:change.title')}
      </Button>
      <p className={css.lead}>
        {t('mypage:change.totalBefore', {
          before: chargedMoney(reservation.total, reservation.totalUsdCents).main,
        })}
      </p>
    </form>
  );
}

/** True if neither dates nor occupants differ. Such a request would cost a new contract for nothing. */
function isSame(reservation: Reservation, terms: StayTerms, people: OccupantDraft[]): boolean {
  const asBefore = (['checkIn', 'checkOut', 'guests', 'beddingSets'] as const).every(
    (field) => terms[field] === reservation[field],
  );
  const isAs = (before: Occupant, after: Occupant) =>
    (Object.keys(after) as (keyof Occupant)[]).every((field) => after[field] === before[field]);
  return (
    asBefore &&
    people.length === reservation.occupants.length &&
    reservation.occupants.every(
      (person, index) =>
        isAs(person, occupantOf(people[index]!)) && (person.language ?? '') === people[index]!.language,
    )
  );
}

type PeopleProps = Pick<ReturnType<typeof useChange>, 'occupants' | 'editPerson'> &
  Pick<ReturnType<typeof useChange>['form'], 'errors'>;

function People({ occupants, errors, editPerson }: PeopleProps) {
  const { i18n } = useTranslation();
  return (
    <BookingPeople
      occupants={occupants}
      errors={errors}
      fields={(person, index, props) => (
        <>
          <ContactFields
            {...props}
            value={person}
            onChange={(changed) => editPerson(index, changed)}
            own={index === 0}
          />
          {index > 0 && (
            <OccupantLanguage
              idPrefix={props.idPrefix}
              value={shownLanguage(person, i18n.language)}
              isOwn={person.isOwnLanguage}
              onChange={(language) => editPerson(index, { language })}
            />
          )}
        </>
      )}
    />
  );
}

type StaySectionProps = Pick<ChangeFormProps, 'reservation' | 'house' | 'terms' | 'taken' | 'today'> & {
  dates: { checkIn?: PlainDate; checkOut?: PlainDate };
  nights: number;
  onDates: (dates: { checkIn?: PlainDate; checkOut?: PlainDate }) => void;
  onChange: (changed: Partial<StayTerms>) => void;
};

function StaySection(props: StaySectionProps) {
  const { reservation, house, terms, taken, today, dates, nights, onDates, onChange } = props;
  const { t } = useTranslation(['booking', 'mypage']);
  const { checkIn, extendsId, extendedById } = reservation;
  return (
    <BookingSection id="stay" title={t('stay.title')}>
      {extendsId && <p className={css.lead}>{t('mypage:change.keepsCheckIn')}</p>}
      {extendedById && <p className={css.lead}>{t('mypage:change.keepsCheckOut')}</p>}
      {!(extendsId && extendedById) && (
        <StayCalendar
          value={dates}
          onChange={onDates}
          today={today}
          taken={taken}
          minNights={extendsId ? 1 : house.minNights}
          {...(extendsId ? { until: freeUntil(taken, checkIn) } : {})}
          {...(extendedById ? { last: reservation.checkOut } : {})}
        />
      )}
      <StayFields
        house={house}
        checkIn={terms.checkIn}
        checkOut={terms.checkOut}
        nights={nights}
        guests={terms.guests}
        beddingSets={terms.beddingSets}
        onChange={onChange}
        changeDates={null}
      />
    </BookingSection>
  );
}

type NewPriceProps = { quote: ChangeQuote; terms: StayTerms; today: PlainDate; charged: boolean };

function NewPrice({ quote, terms, today, charged }: NewPriceProps) {
  return (
    <>
      <PriceDetails
        price={quote.price}
        beddingSets={terms.beddingSets}
        couponCode={quote.couponCode}
        usd={{ exchangeRate: quote.exchangeRate, totalCents: quote.totalUsdCents }}
        charged={charged}
      />
      {quote.settlement && (
        <Suspense fallback={null}>
          <Settlement settlement={quote.settlement} className={css.lead} />
        </Suspense>
      )}
      {quote.schedule.length > (quote.settlement ? 0 : 1) && <Instalments payments={quote.schedule} />}
      <PolicyTimeline
        policy={quote.policy}
        checkIn={terms.checkIn}
        today={today}
        hasDeposit={quote.price.deposit > 0}
      />
    </>
  );
}
