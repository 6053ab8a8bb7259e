import { useTranslation } from 'react-i18next';
import { HouseCard } from '#app/features/houses/house-card.tsx';
import { Heading, Section } from '#app/ui/page.tsx';
import type { HouseCard as House } from '#contract/houses.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { MoreLink } from './more-link.tsx';
import * as css from './soon-homes.css.ts';

/** The homes that can be moved into next. */
export function SoonHomes({ homes }: { homes: House[] }) {
  const { t } = useTranslation('home');
  const today = seoulDate(Date.now());
  return (
    <Section tight>
      <Heading
        title={t('soon.title')}
        lead={t('soon.lead')}
        action={<MoreLink to="/houses">{t('soon.all')}</MoreLink>}
      />
      <ul className={css.homes}>
        {homes.map((house) => (
          <li key={house.id}>
            <HouseCard house={house} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
