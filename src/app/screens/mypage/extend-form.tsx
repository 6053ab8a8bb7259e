import { useState, type FormEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Reservation } from '#contract/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { BookingAgreement } from '#app/features/booking/booking-agreement.tsx';
import { idOf, formErrors } from '#app/features/booking/booking-errors.ts';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { PaymentMethods } from '#app/features/booking/payment-method.tsx';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { useFieldName } from '#app/features/booking/use-field-name.ts';
import { StayCalendar } from '#app/features/houses/stay-calendar.tsx';
import { Instalments } from '#app/features/reservations/instalments.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { extendReservation, type Extension } from '#app/features/reservations/queries.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/extend');

/** Search parameters: the new check-out and the payment method. */
export type ExtendSearch = { checkOut?: string; method?: PaymentMethod };

export interface ExtendFormProps {
  stay: Reservation;
  open: Extension;
  /** The quote for the check-out in the address; null while none is chosen. */
  quoted: Result<Extension> | null;
  /** Seoul's date. */
  today: PlainDate;
}

/** Form of an extension: new check-out, price, payment method and consents. Text: mypage, booking, errors. */
export function ExtendForm({ stay, open, quoted, today }: ExtendFormProps) {
  const { t, i18n } = useTranslation(['mypage', 'booking', 'errors']);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [consents, setConsents] = useState({ terms: false, cancellation: false });
  const form = useForm();
  const method = search.method ?? stay.paymentMethod;
  const quote = quoted?.ok ? quoted.value.quote : null;
  const refused = quoted && !quoted.ok ? (quoted.problem.message ?? t('mypage:offline')) : null;

  const go = (changed: Partial<ExtendSearch>) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!quote || !search.checkOut) return;
    const wrong = formErrors([], consents);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const body = {
      checkOut: search.checkOut,
      expectedTotal: quote.price.total,
      paymentMethod: method,
      consents: { terms: true, cancellation: true } as const,
    };
    const made = await form.send(() => extendReservation(stay.id, body));
    if (!made) return;
    toast.success(t('booking:requested'));
    await navigate({ to: '/mypage/$id', params: { id: made.value.id }, replace: true });
  };

  const error = (field: string) => {
    const code = form.errors[field];
    return code && t(`errors:${code}`);
  };
  const nameOf = useFieldName();
  const listed = Object.keys(form.errors).flatMap((field) => [
    { ...idOf(field), text: nameOf(field) + (error(field) ?? '') },
  ]);
  return (
    <form className={css.column} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors
        key={form.attempts}
        title={t('booking:failed')}
        errors={form.problem ? [{ text: form.problem.message ?? t('booking:maybeArrived') }] : listed}
      />
      <BookingSection id="dates" title={t('mypage:extend.until')}>
        <p className={css.lead}>
          {t('mypage:extend.free', {
            from: longDate(open.checkIn, i18n.language),
            until: longDate(open.freeUntil, i18n.language),
          })}
        </p>
        <StayCalendar
          value={{ checkIn: open.checkIn, ...(search.checkOut && { checkOut: search.checkOut }) }}
          onChange={({ checkOut }) => checkOut && go({ checkOut })}
          today={today}
          until={open.freeUntil}
        />
        {refused && <p role="alert">{refused}</p>}
      </BookingSection>
      {quote && (
        <>
          <BookingSection id="price" title={t('booking:price.title')} lead={t('mypage:extend.deposit')}>
            <PriceDetails
              price={quote.price}
              beddingSets={0}
              couponCode={null}
              usd={{ exchangeRate: quote.exchangeRate, totalCents: quote.totalUsdCents }}
              charged={method === 'international-card'}
            />
          </BookingSection>
          <BookingSection id="pay" title={t('booking:pay.title')} lead={t('booking:pay.lead')}>
            <PaymentMethods value={method} onChange={(next) => go({ method: next })} quote={quote} />
            {quote.schedule.length > 1 && <Instalments payments={quote.schedule} />}
          </BookingSection>
          <BookingAgreement
            policy={<PolicyTimeline policy={quote.policy} checkIn={open.checkIn} today={today} />}
            {...consents}
            onChange={(changed) => {
              setConsents({ ...consents, ...changed });
              form.forget(...Object.keys(form.errors));
            }}
            error={error}
            busy={form.busy}
            submit={t('mypage:extend.submit')}
          />
        </>
      )}
    </form>
  );
}
