import { useTranslation } from 'react-i18next';
import { booking } from '#contract/rules/policy.ts';
import type { HouseDetail } from '#contract/houses.ts';
import { idOf } from '#app/features/booking/booking-errors.ts';
import { useFieldName } from '#app/features/booking/use-field-name.ts';
import type { Booking } from './use-booking.ts';

export function useBookingWords({ form: { errors, problem } }: Booking, house: HouseDetail) {
  const { t } = useTranslation(['booking', 'auth', 'errors']);
  const error = (field: string) => {
    const code = errors[field];
    return (
      code && t(`errors:${code}`, { ...booking, maxGuests: house.maxGuests, minNights: house.minNights })
    );
  };
  const nameOf = useFieldName();
  const listed = Object.keys(errors).flatMap((field) => {
    const said = error(field);
    return said ? [{ ...idOf(field), text: nameOf(field) + said }] : [];
  });
  const general = problem && !listed.length && problem.code !== 'dates_taken';
  const summary = general
    ? [
        {
          text:
            problem.message ?? t(problem.code === 'offline' ? 'booking:maybeArrived' : 'errors:server_error'),
        },
      ]
    : listed;
  return { error, summary };
}
