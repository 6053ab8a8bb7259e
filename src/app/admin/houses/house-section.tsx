import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './houses.css.ts';

/** The sections of the editor in order. Those from `rent` on save themselves. */
const houseSections = [
  'intro',
  'rooms',
  'place',
  'rules',
  'arrival',
  'rent',
  'pictures',
  'host',
  'dates',
  'door',
] as const;
export type HouseSectionId = (typeof houseSections)[number];

export function HouseSection({ id, children }: { id: HouseSectionId; children: ReactNode }) {
  const { t } = useTranslation('admin-houses');
  return (
    <section className={css.part} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`} tabIndex={-1} className={css.partTitle}>
        {t(`section.${id}`)}
      </h2>
      {children}
    </section>
  );
}

export function HouseNavigation() {
  const { t } = useTranslation('admin-houses');
  return (
    <nav aria-label={t('sections')} className={css.navigation}>
      {houseSections.map((id) => (
        <SectionLink key={id} id={id}>
          {t(`section.${id}`)}
        </SectionLink>
      ))}
    </nav>
  );
}

/** Scrolls to a section and focuses its heading. */
export function SectionLink({ id, children }: { id: HouseSectionId; children: ReactNode }) {
  return (
    <a
      href={`#section-${id}`}
      className={css.navigationLink}
      onClick={(event) => {
        // The hash would become an address of its own and a step in the history.
        event.preventDefault();
        const heading = document.getElementById(`section-${id}`);
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView({ block: 'start' });
      }}
    >
      {children}
    </a>
  );
}
