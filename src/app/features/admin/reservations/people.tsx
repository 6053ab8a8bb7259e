import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { personName } from '#contract/rules/names.ts';
import * as css from './detail.css.ts';

export interface PeopleProps {
  reservation: AdminReservationDetail;
  /** The link to the account of the member who booked, around the name. */
  member: (id: string, name: string) => ReactNode;
}

/** Lists the member and the occupants, each with the ways to reach them. Text: admin-reservations. */
export function People({ reservation, member }: PeopleProps) {
  const { t } = useTranslation('admin-reservations');
  const { memberId, memberName, memberEmail, memberPhone, occupants } = reservation;
  return (
    <ul className={css.people}>
      <li className={css.person}>
        <span className={css.soft}>{t('people.booker')}</span>
        <span className={css.strong}>
          {memberId && memberName ? member(memberId, memberName) : t('deletedMember')}
        </span>
        <Contact email={memberEmail} phone={memberPhone} />
      </li>
      {occupants.map((occupant, index) => (
        <li key={index} className={css.person}>
          <span className={css.soft}>{t('people.occupant', { number: index + 1 })}</span>
          <span className={css.strong}>{personName(occupant)}</span>
          <Contact email={occupant.email} phone={`${occupant.phoneCountry} ${occupant.phone}`} />
        </li>
      ))}
    </ul>
  );
}

function Contact({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={css.contact}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={css.contact}>
          {phone}
        </a>
      )}
    </>
  );
}
