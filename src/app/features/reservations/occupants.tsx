import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import * as css from './reservation.css.ts';

/** Lists the occupants with their contact data. Text: mypage. */
export function Occupants({ occupants }: { occupants: Reservation['occupants'] }) {
  const { i18n } = useTranslation('mypage');
  return (
    <ul className={css.people}>
      {occupants.map(({ firstName, lastName, email, phoneCountry, phone }, index) => (
        <li key={index} className={css.person}>
          <span className={css.name}>
            {i18n.language === 'ko' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`}
          </span>
          <span className={css.figures}>{email}</span>
          <span className={css.figures}>
            {phoneCountry} {phone}
          </span>
        </li>
      ))}
    </ul>
  );
}
