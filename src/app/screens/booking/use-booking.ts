import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations/reservations.ts';
import { booking } from '#contract/rules/policy.ts';
import { defaultRegion } from '#app/features/accounts/countries.ts';
import { contactErrors, errorsAnsweredBy, type Contact } from '#app/features/accounts/model.ts';
import { emptyOccupant, occupantsOf, type OccupantDraft } from '#app/features/accounts/occupants.ts';
import { couponCodeOf, formErrors } from '#app/features/booking/booking-errors.ts';
import { changedPeople, occupantsFor } from '#app/features/booking/occupants.ts';
import { paymentMethodParam } from '#app/features/booking/payment-method-param.ts';
import { requestReservation } from '#app/features/reservations/queries.ts';
import { numberOf } from '#app/platform/browser/search-param.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useForm, type Form } from '#app/platform/forms/form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { BookSearch } from './book-search.ts';

const route = getRouteApi('/_public/_member/book');

type Chosen = { guests: number; beddingSets: number; method: PaymentMethod };
type BookingDraft = {
  /** Code as typed. */
  coupon: string;
  applied: string;
  method: string;
  occupants: OccupantDraft[];
  terms: boolean;
  cancellation: boolean;
};
export type Consents = Pick<BookingDraft, 'terms' | 'cancellation'>;

export type Booking = ReturnType<typeof useBooking>;

/**
 * Holds the state of a booking. Input is stored under `draftKey` and survives a reload, an error and a change of dates. The price is for the coupon
 * and payment method in the URL. `me` is the member's contact data for the first occupant.
 */
export function useBooking(draftKey: string, quote: Quote, me: Contact | null) {
  const search = route.useSearch();
  const go = useGo();
  const blank = { ...emptyOccupant, region: defaultRegion() };
  const empty: BookingDraft = {
    coupon: '',
    applied: '',
    method: '',
    occupants: [{ ...blank, ...me }],
    terms: false,
    cancellation: false,
  };
  const [draft, change] = useDraft('local', draftKey, empty);
  const form = useForm();
  // A changed value shows at once; the URL and the price follow.
  const [chosen, choose] = useState<Chosen>({
    guests: numberOf(search.guests),
    beddingSets: numberOf(search.beddingSets),
    method: search.method ?? paymentMethodParam(draft.method) ?? 'card',
  });
  const occupants = occupantsFor(draft.occupants, chosen.guests, blank);

  useReturn(draft, chosen);

  const adjust = (changed: Partial<Chosen>) => {
    if (changed.method) change({ method: changed.method });
    choose({ ...chosen, ...changed });
    go({ ...search, ...chosen, ...changed });
  };
  const editPerson = (index: number, changed: Partial<OccupantDraft>) => {
    change({ occupants: changedPeople(draft.occupants, occupants, index, changed) });
    form.forget(...errorsAnsweredBy(changed).map((field) => `occupants.${index}.${field}`));
  };
  const consent = (changed: Partial<Consents>) => {
    change(changed);
    form.forget(...Object.keys(changed).map((name) => `consents.${name}`));
  };
  const send = useRequest({ draftKey, quote, occupants, chosen, draft, form });

  return {
    search,
    chosen,
    draft,
    occupants,
    form,
    adjust,
    editPerson,
    consent,
    ...useCoupon(change, chosen, form),
    send,
  };
}

function useGo() {
  const navigate = route.useNavigate();
  return (next: BookSearch) => void navigate({ search: next, replace: true, resetScroll: false });
}

/** Restores the draft's coupon and payment method to a URL without them, because coming back from the calendar drops them. */
function useReturn(draft: BookingDraft, chosen: Chosen) {
  const search = route.useSearch();
  const go = useGo();
  const putBack = useEffectEvent(() => {
    const coupon = search.coupon ?? (draft.applied || undefined);
    if (coupon === search.coupon && chosen.method === (search.method ?? 'card')) return;
    go({ ...search, ...chosen, ...(coupon ? { coupon } : {}) });
  });
  useEffect(() => putBack(), []);
}

function useCoupon(change: (changed: Partial<BookingDraft>) => void, chosen: Chosen, form: Form) {
  const search = route.useSearch();
  const router = useRouter();
  const go = useGo();
  const applyCoupon = (code: string) => {
    form.forget('couponCode');
    change({ applied: code });
    if (code === search.coupon) void router.invalidate();
    else go({ ...search, ...chosen, coupon: code });
  };
  const removeCoupon = () => {
    const { coupon: _, ...rest } = search;
    change({ coupon: '', applied: '' });
    go({ ...rest, ...chosen });
  };
  const typeCoupon = (typed: string) => {
    change({ coupon: typed });
    form.forget('couponCode');
  };
  return { typeCoupon, applyCoupon, removeCoupon };
}

type RequestParts = {
  draftKey: string;
  quote: Quote;
  occupants: OccupantDraft[];
  chosen: Chosen;
  draft: BookingDraft;
  form: Form;
};

function useRequest({ draftKey, quote, occupants, chosen, draft, form }: RequestParts) {
  const { t, i18n } = useTranslation('booking');
  const { houseId, checkIn, checkOut, coupon } = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const ask = async () => {
    const outcome = await requestReservation({
      houseId,
      checkIn,
      checkOut,
      guests: chosen.guests,
      beddingSets: chosen.beddingSets,
      couponCode: quote.couponCode,
      occupants: occupantsOf(occupants, i18n.language),
      paymentMethod: chosen.method,
      expectedTotal: quote.price.total,
      consents: { terms: true, cancellation: true },
    });
    // The price changed after it was shown: load the current one.
    if (!outcome.ok && outcome.problem.code === 'payment_amount_incorrect') void router.invalidate();
    return outcome;
  };

  return async (event: FormEvent) => {
    event.preventDefault();
    const wrong = formErrors(occupants.map(contactErrors), draft);
    // Without its price the request would go out without the discount, and a coupon cannot be added afterwards.
    const code = couponCodeOf(draft.coupon);
    if (code && !quote.couponCode && code !== coupon) wrong['couponCode'] = 'coupon_not_applied';
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const made = await form.send(ask);
    if (!made) return;
    dropDraft('local', draftKey);
    toast.success(t('requested', { hours: booking.holdHours }));
    await navigate({ to: '/book/$id', params: { id: made.value.id }, replace: true });
  };
}
