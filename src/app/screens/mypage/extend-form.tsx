import { useState, type FormEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Reservation } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { paymentMethods } from '#contract/rules/payment-methods.ts';
import { BookingAgreement } from '#app/features/booking/booking-agreement.tsx';
import { idOf, formErrors } from '#app/features/booking/booking-errors.ts';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { PaymentMethods } from '#app/features/booking/payment-method.tsx';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { useFieldName } from '#app/features/booking/use-field-name.ts';
import { StayCalendar } from '#app/features/houses/stay-calendar.tsx';
import { Instalments } from '#app/features/reservations/money/instalments.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { extendReservation, type Extension } from '#app/features/reservations/queries.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useForm, type Form } from '#app/platform/forms/form.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/extend');

export type ExtendSearch = { checkOut?: string; method?: PaymentMethod };

export interface ExtendFormProps {
  reservation: Reservation;
  open: Extension;
  /** The quote for the check-out in the address; null while none is chosen. */
  quoted: Result<Extension> | null;
  /** Seoul's date. */
  today: PlainDate;
}

function useGo() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (changed: Partial<ExtendSearch>) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
}

function useExtension(id: string, quote: Extension['quote'] | null, method: PaymentMethod) {
  const { t } = useTranslation('booking');
  const { checkOut } = route.useSearch();
  const navigate = route.useNavigate();
  const [consents, setConsents] = useState({ terms: false, cancellation: false });
  const form = useForm();
  const agree = (changed: Partial<typeof consents>) => {
    setConsents({ ...consents, ...changed });
    form.forget(...Object.keys(form.errors));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!quote || !checkOut) return;
    const wrong = formErrors([], consents);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const body = {
      checkOut,
      expectedTotal: quote.price.total,
      paymentMethod: method,
      consents: { terms: true, cancellation: true } as const,
    };
    const made = await form.send(() => extendReservation(id, body));
    if (!made) return;
    toast.success(t('requested'));
    await navigate({ to: '/mypage/$id', params: { id: made.value.id }, replace: true });
  };
  return { form, consents, agree, send };
}

function useExtensionErrors(form: Form) {
  const { t } = useTranslation(['booking', 'errors']);
  const error = (field: string) => {
    const code = form.errors[field];
    return code && t(`errors:${code}`);
  };
  const nameOf = useFieldName();
  const listed = Object.keys(form.errors).flatMap((field) => [
    { ...idOf(field), text: nameOf(field) + (error(field) ?? '') },
  ]);
  const summary = form.problem
    ? [
        {
          text:
            form.problem.message ??
            t(form.problem.code === 'offline' ? 'booking:maybeArrived' : 'errors:server_error'),
        },
      ]
    : listed;
  return { error, summary };
}

export function ExtendForm({ reservation, open, quoted, today }: ExtendFormProps) {
  const { t } = useTranslation(['mypage', 'booking']);
  const search = route.useSearch();
  const go = useGo();
  const method = search.method ?? reservation.paymentMethod;
  const quote = quoted?.ok ? quoted.value.quote : null;
  const refused =
    quoted && !quoted.ok
      ? (quoted.problem.message ??
        t(quoted.problem.code === 'offline' ? 'mypage:offline' : 'booking:quoteFailed'))
      : null;
  const { form, consents, agree, send } = useExtension(reservation.id, quote, method);
  const { error, summary } = useExtensionErrors(form);

  return (
    <form className={css.column} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors key={form.attempts} title={t('booking:failed')} errors={summary} />
      <NewCheckOut open={open} today={today} refused={refused} />
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
            <PaymentMethods
              methods={paymentMethods}
              value={method}
              onChange={(next) => go({ method: next })}
              dollars={{ exchangeRate: quote.exchangeRate, payments: quote.schedule }}
            />
            {quote.schedule.length > 1 && <Instalments payments={quote.schedule} />}
          </BookingSection>
          <BookingAgreement
            policy={
              <PolicyTimeline
                policy={quote.policy}
                checkIn={open.checkIn}
                today={today}
                hasDeposit={quote.price.deposit > 0}
              />
            }
            {...consents}
            onChange={agree}
            error={error}
            busy={form.busy}
            submit={t('mypage:extend.submit')}
          />
        </>
      )}
    </form>
  );
}

type NewCheckOutProps = Pick<ExtendFormProps, 'open' | 'today'> & { refused: string | null };

function NewCheckOut({ open, today, refused }: NewCheckOutProps) {
  const { t, i18n } = useTranslation('mypage');
  const { checkOut } = route.useSearch();
  const go = useGo();
  return (
    <BookingSection id="dates" title={t('extend.until')}>
      <p className={css.lead}>
        {t('extend.free', {
          from: longDate(open.checkIn, i18n.language),
          until: longDate(open.freeUntil, i18n.language),
        })}
      </p>
      <StayCalendar
        value={{ checkIn: open.checkIn, ...(checkOut && { checkOut }) }}
        onChange={(chosen) => chosen.checkOut && go({ checkOut: chosen.checkOut })}
        today={today}
        until={open.freeUntil}
      />
      {refused && <p role="alert">{refused}</p>}
    </BookingSection>
  );
}
