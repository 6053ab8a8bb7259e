import type { Reservation } from '#contract/reservations/reservations.ts';
import { personName } from '#contract/rules/people/names.ts';
import * as css from './reservation.css.ts';

export function Occupants({ occupants }: { occupants: Reservation['occupants'] }) {
  return (
    <ul className={css.people}>
      {occupants.map(({ firstName, lastName, email, phoneCountry, phone }, index) => (
        <li key={index} className={css.person}>
          <span className={css.name}>{personName({ firstName, lastName })}</span>
          <span className={css.figures}>{email}</span>
          <span className={css.figures}>
            {phoneCountry} {phone}
          </span>
        </li>
      ))}
    </ul>
  );
}
