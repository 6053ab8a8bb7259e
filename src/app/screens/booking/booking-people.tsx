import { useTranslation } from 'react-i18next';
import { ContactFields } from '#app/features/accounts/contact-fields.tsx';
import type { Contact } from '#app/features/accounts/model.ts';
import type { FieldErrors } from '#app/platform/form.ts';
import { fieldsOf } from './booking-errors.ts';
import { BookingSection } from './booking-section.tsx';
import { useOccupantName } from './use-occupant-name.ts';
import * as css from './booking-form.css.ts';

export interface BookingPeopleProps {
  occupants: readonly Contact[];
  errors: FieldErrors;
  onEdit: (index: number, changed: Partial<Contact>) => void;
}

/** Second step: everyone who will stay, with how to reach them (spec: contact information of all occupants). Text: booking, auth. */
export function BookingPeople({ occupants, errors, onEdit }: BookingPeopleProps) {
  const { t } = useTranslation('booking');
  const nameOf = useOccupantName();
  return (
    <BookingSection id="people" title={t('people.title')} lead={t('people.lead')}>
      {occupants.map((person, index) => (
        <fieldset key={index}>
          <legend className={css.personTitle}>{nameOf(index)}</legend>
          <div className={css.person}>
            <ContactFields
              idPrefix={`occupants.${index}.`}
              value={person}
              onChange={(changed) => onEdit(index, changed)}
              errors={fieldsOf(errors, `occupants.${index}.`)}
              own={index === 0}
            />
          </div>
        </fieldset>
      ))}
    </BookingSection>
  );
}
