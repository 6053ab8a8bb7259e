import { useTranslation } from 'react-i18next';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { DollarsChoice, DollarsNote } from '#app/features/houses/dollars-choice.tsx';
import { HouseCard } from '#app/features/houses/card/house-card.tsx';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { MoreLink } from './more-link.tsx';
import { far } from './far.css.ts';
import * as css from './soonest-houses.css.ts';

/** The houses that can be moved into next; `today` in Seoul. */
export function SoonestHouses({ houses, today }: { houses: House[]; today: PlainDate }) {
  const { t } = useTranslation('home');
  return (
    <Section tight className={far}>
      <Heading
        title={t('soonest.title')}
        lead={t('soonest.lead')}
        action={<MoreLink to="/houses">{t('soonest.all')}</MoreLink>}
      />
      <AsOf of={houses} />
      <div className={css.dollars}>
        <DollarsChoice />
        <DollarsNote />
      </div>
      <ul className={css.houses}>
        {houses.map((house) => (
          <li key={house.id} className={css.house}>
            <HouseCard house={house} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
