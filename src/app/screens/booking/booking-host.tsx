import { LazyMessengers } from '#app/features/brand/lazy-messengers.tsx';
import { LazyHost } from '#app/features/staff/lazy-staff.tsx';
import { host } from './booking-form.css.ts';

/** The person who answers while somebody books, and the ways to reach us. */
export function BookingHost({ houseId }: { houseId: string }) {
  return (
    <LazyHost
      houseId={houseId}
      messengers={<LazyMessengers />}
      frame={(title, part) => (
        <section aria-labelledby="host-title" className={host}>
          <h2 id="host-title">{title}</h2>
          {part}
        </section>
      )}
    />
  );
}
