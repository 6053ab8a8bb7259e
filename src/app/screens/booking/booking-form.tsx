import { useState, type FormEvent } from 'react';
import { getRouteApi, Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { PaymentMethod, Quote } from '#contract/reservations.ts';
import { ContactFields } from '#app/features/accounts/contact-fields.tsx';
import { defaultRegion } from '#app/features/accounts/countries.ts';
import { emptyContact, occupantOf, type Contact } from '#app/features/accounts/model.ts';
import { CouponField } from '#app/features/reservations/coupon-field.tsx';
import { Instalments } from '#app/features/reservations/instalments.tsx';
import { PaymentMethods } from '#app/features/reservations/payment-method.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { PriceBar } from '#app/features/reservations/price-bar.tsx';
import { PriceDetails } from '#app/features/reservations/price-details.tsx';
import { requestStay } from '#app/features/reservations/queries.ts';
import { StayChoice } from '#app/features/reservations/stay-choice.tsx';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import { useOnline } from '#app/platform/offline.ts';
import type { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Content } from '#app/ui/page.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { toast } from '#app/ui/toast.ts';
import { DatesTaken } from './dates-taken.tsx';
import { BookingConsents } from './booking-consents.tsx';
import { formErrors, idOf, isPersonComplete, type BookingErrors } from './booking-errors.ts';
import type { BookSearch } from './book-search.ts';
import { Title } from './title.tsx';
import * as css from './booking-form.css.ts';
import { change as linkClass } from '#app/features/reservations/booking.css.ts';

const route = getRouteApi('/_public/_member/book');

export interface BookingFormProps {
  draftKey: string;
  house: HouseDetail;
  quote: Quote;
  /** The member's own contact data, for the first occupant; null where the host did not say. */
  me: Contact | null;
}

type Chosen = { guests: number; beddingSets: number; method: PaymentMethod };
type BookingDraft = { coupon: string; occupants: Contact[]; terms: boolean; cancellation: boolean };

/** The form of a request to book. All that is typed outlives a reload and an error; how to pay is in the address. */
export function BookingForm({ draftKey, house, quote, me }: BookingFormProps) {
  const { t } = useTranslation(['booking', 'auth', 'errors']);
  const search = route.useSearch();
  const { couponProblem, today } = route.useLoaderData();
  const navigate = route.useNavigate();
  const router = useRouter();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const online = useOnline();
  const blank = { ...emptyContact, region: defaultRegion() };
  const empty: BookingDraft = { coupon: '', occupants: [me ?? blank], terms: false, cancellation: false };
  const [draft, change] = useDraft('local', draftKey, empty);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);

  const { checkIn, checkOut, houseId, coupon } = search;
  // What was chosen shows at once; the address and the price follow.
  const [chosen, choose] = useState<Chosen>({
    guests: search.guests,
    beddingSets: search.beddingSets,
    method: search.method ?? 'card',
  });
  const { guests, beddingSets, method } = chosen;
  const occupants = Array.from({ length: guests }, (_, index) => draft.occupants[index] ?? blank);
  const { price } = quote;

  const go = (next: BookSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const adjust = (changed: Partial<Chosen>) => {
    choose({ ...chosen, ...changed });
    go({ ...search, ...chosen, ...changed });
  };
  const withoutCoupon = () => {
    const { coupon: _, ...rest } = search;
    go({ ...rest, ...chosen });
  };
  const forget = (...fields: string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    );
  const editPerson = (index: number, changed: Partial<Contact>) => {
    change({ occupants: occupants.map((person, at) => (at === index ? { ...person, ...changed } : person)) });
    forget(
      ...Object.keys(changed).map(
        (field) => `occupants.${index}.${field === 'region' ? 'phoneCountry' : field}`,
      ),
    );
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempts(attempts + 1);
    setProblem(null);
    const wrong = formErrors(occupants, draft);
    setErrors(wrong);
    if (Object.keys(wrong).length) return;
    setBusy(true);
    const outcome = await requestStay({
      houseId,
      checkIn,
      checkOut,
      guests,
      beddingSets,
      couponCode: quote.couponCode,
      occupants: occupants.map(occupantOf),
      paymentMethod: method,
      expectedTotal: price.total,
      consents: { terms: true, cancellation: true },
    });
    setBusy(false);
    if (outcome.ok) {
      dropDraft('local', draftKey);
      toast.success(t('booking:requested'));
      await navigate({ to: '/mypage/$id', params: { id: outcome.value.id }, replace: true });
      return;
    }
    setProblem(outcome.problem);
    setErrors(outcome.problem.fields);
    // Something changed between the price that was seen and the request: show today's.
    if (outcome.problem.code === 'reservation_incorrect') await router.invalidate();
  };

  const text = (field: string) => {
    const code = errors[field];
    return code && t(`errors:${code}`, { maxGuests: house.maxGuests, minNights: house.minNights });
  };
  const nameOf = (index: number) =>
    index === 0 ? t('booking:people.you') : t('booking:people.nth', { number: index + 1 });
  const whose = (field: string) => {
    const [, person, part] = /^occupants\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (person === undefined) return '';
    const named = part === 'firstName' || part === 'lastName' ? `, ${t(`auth:contact.${part}`)}` : '';
    return `${nameOf(Number(person))}${named}: `;
  };
  const listed = Object.keys(errors).flatMap((field) => {
    const said = text(field);
    return said ? [{ ...idOf(field), text: whose(field) + said }] : [];
  });
  const general = problem && !listed.length && problem.code !== 'dates_taken';
  const summary = general ? [{ text: problem.message ?? t('booking:maybeArrived') }] : listed;

  const peopleDone = occupants.every(isPersonComplete);
  const steps = [
    t('booking:step.stay'),
    t('booking:step.people'),
    t('booking:step.pay'),
    t('booking:step.sign'),
  ];
  const details = (
    <PriceDetails
      price={price}
      beddingSets={beddingSets}
      couponCode={quote.couponCode}
      exchangeRate={quote.exchangeRate}
      totalUsdCents={quote.totalUsdCents}
      charged={method === 'international-card'}
    />
  );

  return (
    <Content>
      <Title>{t('booking:title')}</Title>
      <form className={css.page} onSubmit={(event) => void send(event)} noValidate>
        <div className={css.main}>
          <h1>{t('booking:title')}</h1>
          <Stepper
            label={t('booking:step.label')}
            steps={steps}
            current={peopleDone ? 2 : 1}
            doneText={t('booking:step.done')}
            onStep={(index) => document.getElementById(index === 0 ? 'stay' : 'people')?.scrollIntoView()}
          />
          {problem?.code === 'dates_taken' && (
            <DatesTaken key={attempts} message={problem.message}>
              <Link to="/detail" search={{ id: houseId, guests }} hash="availability" className={linkClass}>
                {t('booking:toCalendar')}
              </Link>
            </DatesTaken>
          )}
          <FormErrors key={attempts} title={t('booking:failed')} errors={summary} />
          {problem?.code === 'offline' && (
            <Link to="/mypage" className={linkClass}>
              {t('booking:toMyPage')}
            </Link>
          )}

          <section id="stay" className={css.section} aria-labelledby="stay-title">
            <h2 id="stay-title">{t('booking:stay.title')}</h2>
            <StayChoice
              house={house}
              checkIn={checkIn}
              checkOut={checkOut}
              nights={price.nights}
              guests={guests}
              beddingSets={beddingSets}
              onChange={adjust}
              changeDates={
                <Link
                  to="/detail"
                  search={{ id: houseId, checkIn, checkOut, guests }}
                  hash="availability"
                  className={linkClass}
                >
                  {t('booking:stay.change')}
                </Link>
              }
            />
            <CouponField
              typed={draft.coupon}
              onType={(typed) => change({ coupon: typed })}
              applied={quote.couponCode ? { code: quote.couponCode, worth: price.coupon } : null}
              error={
                coupon ? (couponProblem?.message ?? text('couponCode') ?? null) : (text('couponCode') ?? null)
              }
              busy={loading && draft.coupon !== ''}
              onApply={(code) =>
                code === coupon ? void router.invalidate() : go({ ...search, ...chosen, coupon: code })
              }
              onRemove={() => {
                change({ coupon: '' });
                withoutCoupon();
              }}
            />
          </section>

          <section id="people" className={css.section} aria-labelledby="people-title">
            <div className={css.sectionHead}>
              <h2 id="people-title">{t('booking:people.title')}</h2>
              <p className={css.lead}>{t('booking:people.lead')}</p>
            </div>
            {occupants.map((person, index) => (
              <fieldset key={index}>
                <legend className={css.personTitle}>{nameOf(index)}</legend>
                <div className={css.person}>
                  <ContactFields
                    idPrefix={`occupants.${index}.`}
                    value={person}
                    onChange={(changed) => editPerson(index, changed)}
                    errors={errorsOf(errors, index)}
                    own={index === 0}
                  />
                </div>
              </fieldset>
            ))}
          </section>

          <section id="pay" className={css.section} aria-labelledby="pay-title">
            <div className={css.sectionHead}>
              <h2 id="pay-title">{t('booking:pay.title')}</h2>
              <p className={css.lead}>{t('booking:pay.lead')}</p>
            </div>
            <PaymentMethods value={method} onChange={(next) => adjust({ method: next })} quote={quote} />
            {quote.schedule.length > 1 && (
              <div className={css.person}>
                <h3>{t('booking:instalment.title')}</h3>
                <Instalments payments={quote.schedule} />
              </div>
            )}
          </section>

          <section className={css.section} aria-labelledby="policy-title">
            <div className={css.sectionHead}>
              <h2 id="policy-title">{t('booking:policy.title')}</h2>
              <p className={css.lead}>{t('booking:policy.lead')}</p>
            </div>
            <PolicyTimeline policy={quote.policy} checkIn={checkIn} today={today} />
            <BookingConsents
              terms={draft.terms}
              cancellation={draft.cancellation}
              onChange={(changed) => {
                change(changed);
                forget(...Object.keys(changed).map((name) => `consents.${name}`));
              }}
              error={text}
            />
            <Button
              type="submit"
              variant="primary"
              full
              busy={busy}
              invalid={!online || loading}
              {...(online ? {} : { reason: t('booking:needsNetwork') })}
            >
              {t('booking:submit')}
            </Button>
            <p className={css.promise}>{t('booking:promise')}</p>
          </section>
        </div>
        <aside className={css.side} aria-label={t('booking:price.title')}>
          <h2>{t('booking:price.title')}</h2>
          {details}
        </aside>
      </form>
      <PriceBar total={price.total}>{details}</PriceBar>
    </Content>
  );
}

function errorsOf(errors: BookingErrors, index: number) {
  const prefix = `occupants.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), code]] : [],
    ),
  );
}
