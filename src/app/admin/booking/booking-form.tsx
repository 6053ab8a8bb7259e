import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { personName } from '#contract/rules/people/names.ts';
import {
  isInternationalMethod,
  paymentMethods,
  type PaymentMethod,
} from '#contract/rules/payment-methods.ts';
import { booking } from '#contract/rules/policy.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { ReasonField } from '#app/admin/kit/dialog/reason-field.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { usePreview } from '#app/admin/kit/dialog/use-preview.ts';
import { BookingErrors } from './booking-errors.tsx';
import { MemberField } from './member-field.tsx';
import {
  blankOccupant,
  bookingErrors,
  fillFirst,
  isTooShort,
  livingThere,
  occupantsFor,
  occupantsOf,
  quoteWish,
  type BookableHouse,
  type BookingDraft,
} from './model.ts';
import { OccupantFields } from './occupant-fields.tsx';
import { bookFor, quoteOf } from './queries.ts';
import { Quote } from './quote.tsx';
import * as css from './booking.css.ts';

interface BookingFormProps {
  house: BookableHouse;
  /** A draft with only the dates of the gap filled in. */
  initial: BookingDraft;
  onBooked: (reservation: AdminReservationDetail) => void;
}

/** Holds the typed request and its price, and sends it. */
function useBooking({ house, initial, onBooked }: BookingFormProps) {
  const fields = useDraftForm({
    key: `admin-booking/${house.id}/${initial.checkIn}/${initial.checkOut}`,
    initial,
    blanks: { occupants: blankOccupant },
    validate: (values) => bookingErrors(values, house),
  });
  const { draft, submit, drop } = fields;
  const wish = quoteWish(draft, house.id);
  const quote = usePreview(wish && JSON.stringify(wish), () => quoteOf(wish!));
  const send = async () => {
    const shown = quote.current;
    if (!shown || shown.isTaken) return;
    let isLost = false;
    const sent = await submit(
      async ({
        member: _,
        filled: __,
        invites,
        invitee,
        inviteeLanguage: language,
        accountId,
        minNightsReason,
        ...values
      }) => {
        const outcome = await bookFor({
          ...values,
          ...(invites ? { invitee: { ...invitee, language } } : { accountId }),
          occupants: occupantsOf(values),
          houseId: house.id,
          guests: Number(values.guests),
          beddingSets: Number(values.beddingSets),
          couponCode: null,
          minNightsReason: isTooShort(values, house) ? minNightsReason : null,
          expectedTotal: shown.price.total,
        });
        isLost = !outcome.ok && outcome.problem.code === 'offline';
        return outcome;
      },
    );
    // Refused for a price that changed meanwhile: the new one is shown. A request that was lost may have arrived, and be what takes its dates.
    if (!sent) return isLost ? undefined : void quote.again();
    drop();
    onBooked(sent.value);
  };
  return { fields, quote, send };
}

export function BookingForm(props: BookingFormProps) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const online = useOnline();
  const { fields, quote, send } = useBooking(props);
  const { draft, form } = fields;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <BookingErrors fields={fields} />
      <Fields fields={fields} house={props.house} />
      <Quote quote={quote} inDollars={isInternationalMethod(draft.paymentMethod)} />
      <p className={css.soft}>{t('whatHappens', { hours: booking.holdHours })}</p>
      <Button
        type="submit"
        size="medium"
        busy={form.busy}
        invalid={!online || !quote.current || quote.current.isTaken}
        reason={online ? t(quote.current?.isTaken ? 'taken' : 'needsPrice') : t('offline')}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

type FieldsProps = { fields: DraftForm<BookingDraft>; house: BookableHouse };

function Fields({ fields, house }: FieldsProps) {
  const { draft, edit, form } = fields;
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const word = useErrorWord();
  const error = (name: string) => word(form.errors[name]);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed leaves.
  const invite = (changed: Partial<BookingDraft>) => {
    edit(changed);
    requestAnimationFrame(() => keepFocus(place.current));
  };
  return (
    <>
      <div ref={place} className={css.group}>
        {draft.invites ? (
          <InviteeFields fields={fields} error={error} onFind={() => invite({ invites: false })} />
        ) : (
          <MemberField
            chosen={draft.member}
            onInvite={() => invite({ invites: true, accountId: '', member: '' })}
            error={error('accountId')}
            onChoose={(member) => {
              if (!member) return edit({ accountId: '', member: '' });
              const { id, firstName, lastName, email } = member;
              const phoneCountry = member.phoneCountry ?? '';
              const phone = member.phone ?? '';
              edit({
                accountId: id,
                member: `${personName(member)} · ${email}`,
                ...fillFirst(draft, { firstName, lastName, email, phoneCountry, phone, language: '' }),
              });
            }}
          />
        )}
      </div>
      <StayFields fields={fields} house={house} />
      {isTooShort(draft, house) && (
        <ReasonField
          id="booking-minNightsReason"
          label={t('minNightsReason')}
          help={t('minNightsHelp', { count: house.minNights })}
          value={draft.minNightsReason}
          error={error('minNightsReason')}
          onChange={(minNightsReason) => edit({ minNightsReason })}
        />
      )}
      {livingThere(draft).map((person, index) => (
        <OccupantFields
          key={index}
          path={`occupants.${index}`}
          legend={t('occupantOf', { number: index + 1 })}
          value={person}
          error={error}
          hasLanguage={index > 0}
          onChange={(changed) => edit({ occupants: draft.occupants.with(index, changed) })}
        />
      ))}
    </>
  );
}

/** Fields for a person without an account, who is mailed an invitation. Fills in the first occupant until somebody else is typed there. */
function InviteeFields({ fields: { draft, edit }, error, onFind }: InviteeFieldsProps) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  return (
    <div className={css.group}>
      <OccupantFields
        path="invitee"
        legend={t('invitee')}
        value={draft.invitee}
        error={error}
        onChange={(invitee) => edit({ invitee, ...fillFirst(draft, invitee) })}
      />
      <SelectField
        id="booking-inviteeLanguage"
        label={t('inviteeLanguage')}
        value={draft.inviteeLanguage}
        options={[
          { value: 'ko', label: '한국어' },
          { value: 'en', label: 'English' },
        ]}
        onChange={({ target }) => edit({ inviteeLanguage: target.value === 'en' ? 'en' : 'ko' })}
      />
      <p className={css.soft}>{t('inviteHelp')}</p>
      <div>
        <Button variant="secondary" size="small" onClick={onFind}>
          {t('findMember')}
        </Button>
      </div>
    </div>
  );
}
type InviteeFieldsProps = Pick<FieldsProps, 'fields'> & {
  error: (name: string) => string | undefined;
  onFind: () => void;
};

function StayFields({ fields: { draft, edit, form }, house }: FieldsProps) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const word = useErrorWord();
  const error = (name: string) => word(form.errors[name]);
  const counts = (from: number) =>
    Array.from({ length: house.maxGuests - from + 1 }, (_, index) => String(index + from)).map((value) => ({
      value,
      label: value,
    }));
  return (
    <div className={css.fields}>
      {(['checkIn', 'checkOut'] as const).map((name) => (
        <TextField
          key={name}
          id={`booking-${name}`}
          type="date"
          label={t(name)}
          required
          value={draft[name]}
          error={error(name)}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      ))}
      <SelectField
        id="booking-guests"
        label={t('guests')}
        value={draft.guests}
        options={counts(1)}
        error={error('guests')}
        onChange={({ target: { value } }) =>
          edit({ guests: value, occupants: occupantsFor(Number(value), draft.occupants) })
        }
      />
      <SelectField
        id="booking-beddingSets"
        label={t('bedding')}
        value={draft.beddingSets}
        options={counts(0)}
        error={error('beddingSets')}
        onChange={({ target }) => edit({ beddingSets: target.value })}
      />
      <SelectField
        id="booking-paymentMethod"
        label={t('paymentMethod')}
        value={draft.paymentMethod}
        options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        error={error('paymentMethod')}
        onChange={({ target }) => edit({ paymentMethod: target.value as PaymentMethod })}
      />
    </div>
  );
}
