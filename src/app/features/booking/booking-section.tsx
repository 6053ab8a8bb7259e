import type { ReactNode } from 'react';
import * as css from './booking-section.css.ts';

export interface BookingSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function BookingSection({ id, title, lead, children }: BookingSectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
