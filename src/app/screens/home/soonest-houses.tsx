import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { DollarsChoice, DollarsNote } from '#app/features/houses/dollars-choice.tsx';
import { universityIds } from '#contract/seoul/universities.ts';
import { MoveInNote } from '#app/features/houses/card/move-in-note.tsx';
import { HouseCard } from '#app/features/houses/card/house-card.tsx';
import { soonestCommutes } from '#app/features/houses/card/soonest-commutes.ts';
import { ownUniversity } from '#app/features/houses/own-university.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { far } from '#app/ui/layout/far.css.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { MoreLink } from './more-link.tsx';
import * as css from './soonest-houses.css.ts';

/** The houses that can be moved into next; `today` in Seoul. */
export function SoonestHouses({ houses, today }: { houses: House[]; today: PlainDate }) {
  const { t } = useTranslation('home-sections');
  const ways = useOwnWays(houses.length);
  return (
    <Section tight className={far}>
      <Heading
        title={t('soonest.title')}
        lead={t('soonest.lead')}
        action={<MoreLink to="/houses">{t('soonest.all')}</MoreLink>}
      />
      <AsOf of={houses} prices />
      <div className={css.dollars}>
        <DollarsChoice />
        <DollarsNote />
      </div>
      <ul className={css.houses}>
        {houses.map((house) => (
          <li key={house.id} className={css.house}>
            <HouseCard house={{ ...house, commute: ways?.get(house.id) ?? house.commute }} today={today} />
          </li>
        ))}
      </ul>
      <MoveInNote />
    </Section>
  );
}

function useOwnWays(most: number) {
  const [ways, setWays] = useState<Awaited<ReturnType<typeof soonestCommutes>>>();
  useEffect(() => {
    const own = ownUniversity();
    const university = universityIds.find((id) => id === own);
    if (!university) return;
    let left = false;
    void soonestCommutes(most, university).then((found) => {
      if (!left) setWays(found);
    });
    return () => {
      left = true;
    };
  }, [most]);
  return ways;
}
