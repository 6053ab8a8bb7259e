import { useTranslation } from 'react-i18next';
import { HouseCard } from '#app/features/houses/house-card.tsx';
import { Heading, Section } from '#app/ui/page.tsx';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { MoreLink } from './more-link.tsx';
import { far } from './far.css.ts';
import * as css from './soon-homes.css.ts';

/** The homes that can be moved into next; `today` in Seoul. */
export function SoonHomes({ homes, today }: { homes: House[]; today: PlainDate }) {
  const { t } = useTranslation('home');
  return (
    <Section tight className={far}>
      <Heading
        title={t('soon.title')}
        lead={t('soon.lead')}
        action={<MoreLink to="/houses">{t('soon.all')}</MoreLink>}
      />
      <ul className={css.homes}>
        {homes.map((house) => (
          <li key={house.id} className={css.home}>
            <HouseCard house={house} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
