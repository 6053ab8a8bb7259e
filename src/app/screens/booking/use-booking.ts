import { useState, type FormEvent } from 'react';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations.ts';
import { defaultRegion } from '#app/features/accounts/countries.ts';
import { emptyContact, occupantOf, type Contact } from '#app/features/accounts/model.ts';
import { numberOf } from '#app/features/houses/address.ts';
import { requestStay } from '#app/features/reservations/queries.ts';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import { useForm } from '#app/platform/form.ts';
import { toast } from '#app/ui/toast.ts';
import { formErrors } from './booking-errors.ts';
import type { BookSearch } from './book-search.ts';
import { changedPeople, occupantsFor } from './occupants.ts';

const route = getRouteApi('/_public/_member/book');

type Chosen = { guests: number; beddingSets: number; method: PaymentMethod };
type BookingDraft = { coupon: string; occupants: Contact[]; terms: boolean; cancellation: boolean };
export type Consents = Pick<BookingDraft, 'terms' | 'cancellation'>;

/** What is chosen and typed for a request to book, and what can be done with it. */
export type Booking = ReturnType<typeof useBooking>;

/**
 * The state of a request to book. All that is typed outlives a reload and an error, kept under `draftKey`; how to pay is in the address
 * and never kept. `me` is the member's own contact data, for the first occupant.
 */
export function useBooking(draftKey: string, quote: Quote, me: Contact | null) {
  const { t } = useTranslation('booking');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const blank = { ...emptyContact, region: defaultRegion() };
  const empty: BookingDraft = { coupon: '', occupants: [me ?? blank], terms: false, cancellation: false };
  const [draft, change] = useDraft('local', draftKey, empty);
  const form = useForm();
  // What was chosen shows at once; the address and the price follow.
  const [chosen, choose] = useState<Chosen>({
    guests: numberOf(search.guests),
    beddingSets: numberOf(search.beddingSets),
    method: search.method ?? 'card',
  });
  const { houseId, checkIn, checkOut, coupon } = search;
  const { guests, beddingSets, method } = chosen;
  const occupants = occupantsFor(draft.occupants, guests, blank);

  const go = (next: BookSearch) => void navigate({ search: next, replace: true, resetScroll: false });

  const adjust = (changed: Partial<Chosen>) => {
    choose({ ...chosen, ...changed });
    go({ ...search, ...chosen, ...changed });
  };
  const editPerson = (index: number, changed: Partial<Contact>) => {
    change({ occupants: changedPeople(draft.occupants, occupants, index, changed) });
    const named = (field: string) => (field === 'region' ? 'phoneCountry' : field);
    form.forget(...Object.keys(changed).map((field) => `occupants.${index}.${named(field)}`));
  };
  const consent = (changed: Partial<Consents>) => {
    change(changed);
    form.forget(...Object.keys(changed).map((name) => `consents.${name}`));
  };
  const applyCoupon = (code: string) =>
    code === coupon ? void router.invalidate() : go({ ...search, ...chosen, coupon: code });
  const removeCoupon = () => {
    const { coupon: _, ...rest } = search;
    change({ coupon: '' });
    go({ ...rest, ...chosen });
  };

  const ask = async () => {
    const outcome = await requestStay({
      houseId,
      checkIn,
      checkOut,
      guests,
      beddingSets,
      couponCode: quote.couponCode,
      occupants: occupants.map(occupantOf),
      paymentMethod: method,
      expectedTotal: quote.price.total,
      consents: { terms: true, cancellation: true },
    });
    // Something changed between the price that was seen and the request: show today's.
    if (!outcome.ok && outcome.problem.code === 'payment_amount_incorrect') void router.invalidate();
    return outcome;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = formErrors(occupants, draft);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const made = await form.send(ask);
    if (!made) return;
    dropDraft('local', draftKey);
    toast.success(t('requested'));
    await navigate({ to: '/mypage/$id', params: { id: made.value.id }, replace: true });
  };

  return {
    search,
    chosen,
    draft,
    occupants,
    form,
    adjust,
    editPerson,
    consent,
    typeCoupon: (typed: string) => change({ coupon: typed }),
    applyCoupon,
    removeCoupon,
    send,
  };
}
