import { useState, type ReactNode } from 'react';
import { CalendarHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReservationSummary } from '#contract/reservations.ts';
import { lists, type ReservationList } from '#contract/rules/life.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { StayLists as Lists } from './model.ts';
import { StayCard } from './stay-card.tsx';
import * as css from './stay.css.ts';

export interface StayListsProps {
  lists: Lists;
  link: (stay: ReservationSummary, name: string) => ReactNode;
  /** The way to the homes, where a list is empty. */
  search: ReactNode;
}

/** Upcoming, current, past and cancelled stays; opens at the first list that holds one. Text: mypage. */
export function StayLists({ lists: stays, link, search }: StayListsProps) {
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
          {shown.map((stay) => (
            <li key={stay.id}>
              <StayCard stay={stay} link={(name) => link(stay, name)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<CalendarHeart size={28} />}
          title={t(`lists.empty.${chosen}`)}
          {...(chosen === 'upcoming' || chosen === 'current' ? { action: search } : {})}
        />
      )}
    </Tabs>
  );
}
