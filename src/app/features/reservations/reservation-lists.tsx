import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { ReservationSummary } from '#contract/reservations/reservations.ts';
import { lists, type ReservationList } from '#contract/rules/reservation-status.ts';
import { Tabs } from '#app/ui/controls/tabs.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { ReservationLists as Lists } from './model.ts';
import { ReservationCard } from './reservation-card.tsx';
import * as css from './reservation.css.ts';

export interface ReservationListsProps {
  lists: Lists;
  link: (reservation: ReservationSummary, name: string) => ReactNode;
  search: ReactNode;
  /** Today in Seoul. */
  today: PlainDate;
}

export function ReservationLists({ lists: stays, link, search, today }: ReservationListsProps) {
  const { t } = useTranslation('mypage');
  const [chosen, choose] = useState<ReservationList>(
    () => lists.find((list) => stays[list].length > 0) ?? 'upcoming',
  );
  const shown = stays[chosen];
  return (
    <Tabs
      label={t('lists.label')}
      tabs={lists.map((list) => ({ value: list, label: t(`lists.${list}`), count: stays[list].length }))}
      value={chosen}
      onChange={choose}
    >
      {shown.length > 0 ? (
        <ul className={css.list}>
          {shown.map((reservation) => (
            <li key={reservation.id}>
              <ReservationCard
                reservation={reservation}
                today={today}
                link={(name) => link(reservation, name)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="no-stay"
          title={t(`lists.empty.${chosen}`)}
          text={t(`lists.emptyText.${chosen}`)}
          {...(chosen === 'upcoming' || chosen === 'current' ? { action: search } : {})}
        />
      )}
    </Tabs>
  );
}
