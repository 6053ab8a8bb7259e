import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { fieldsOf } from './booking-errors.ts';
import { BookingSection } from './booking-section.tsx';
import { useOccupantName } from './use-occupant-name.ts';
import * as css from './booking-section.css.ts';

export interface BookingPeopleProps<Person> {
  occupants: readonly Person[];
  errors: FieldErrors;
  /** Renders the contact fields of one occupant; `idPrefix` begins the ids of its fields, `errors` are that occupant's errors. */
  fields: (person: Person, index: number, props: { idPrefix: string; errors: FieldErrors }) => ReactNode;
}

/** Second step: contact information of all occupants (docs/specification.md#validation-rules). Text: booking. */
export function BookingPeople<Person>({ occupants, errors, fields }: BookingPeopleProps<Person>) {
  const { t } = useTranslation('booking');
  const nameOf = useOccupantName();
  return (
    <BookingSection id="people" title={t('people.title')} lead={t('people.lead')}>
      {occupants.map((person, index) => {
        const idPrefix = `occupants.${index}.`;
        return (
          <fieldset key={index}>
            <legend className={css.personTitle}>{nameOf(index)}</legend>
            <div className={css.person}>
              {fields(person, index, { idPrefix, errors: fieldsOf(errors, idPrefix) })}
            </div>
          </fieldset>
        );
      })}
    </BookingSection>
  );
}
