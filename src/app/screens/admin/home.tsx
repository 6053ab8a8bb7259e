import { Link, createFileRoute } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import { calendarLeaf, upcomingEvents } from '#app/features/boards/model.ts';
import { boardCards } from '#app/features/boards/queries.ts';
import { faqGroups } from '#app/features/faqs/queries.ts';
import { searchHouses } from '#app/features/houses/queries.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import * as css from './home.css.ts';

export const Route = createFileRoute('/_admin-area/admin')({
  staticData: { texts: ['admin'], menu: '/admin' },
  loader: async () => {
    const [homes, boards, events, groups] = await Promise.all([
      searchHouses({ stay: null, facilities: [], sort: 'recommended', page: 1 }),
      boardCards('ALL', 1, 1),
      boardCards('EVENT', 1, 50),
      faqGroups(),
    ]);
    return {
      houses: homes.page.totalItems,
      boards: boards.page.totalItems,
      questions: groups.reduce((sum, { faqs }) => sum + faqs.length, 0),
      next: upcomingEvents(events.items, Date.now())[0],
    };
  },
  component: AdminHome,
});

/** The host's development pages exist in development builds only. */
const OUTBOX = import.meta.env.DEV ? '/dev/outbox' : null;

function AdminHome() {
  const { t, i18n } = useTranslation('admin');
  const viewer = useViewer();
  const { houses, boards, questions, next } = Route.useLoaderData();
  const rows = [
    { name: t('houses'), count: houses, to: '/houses' },
    { name: t('boards'), count: boards, to: '/community' },
    { name: t('questions'), count: questions, to: '/faq' },
  ] as const;
  return (
    <Section tight>
      <title>{localText(brand.admin, i18n.language)}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1} title={t('greeting', { name: viewer?.name ?? '' })} lead={t('lead')} />
      <ul className={css.rows}>
        {rows.map(({ name, count, to }) => (
          <li key={to}>
            <Link to={to} className={css.row}>
              <span className={css.name}>{name}</span>
              <span className={css.count}>{t('count', { count })}</span>
              <ArrowRight size={18} />
            </Link>
          </li>
        ))}
        <li>
          {next ? (
            <Link to="/community/$id" params={{ id: next.id }} className={css.row}>
              <span className={css.name}>{t('next')}</span>
              <span className={css.count}>
                {shortDate(calendarLeaf(next.event.startsAt, i18n.language).date, i18n.language)} ·{' '}
                {localText(next.title, i18n.language)}
              </span>
              <ArrowRight size={18} />
            </Link>
          ) : (
            <p className={css.row}>
              <span className={css.name}>{t('next')}</span>
              <span className={css.count}>{t('noNext')}</span>
            </p>
          )}
        </li>
        {OUTBOX && (
          <li>
            <a href={OUTBOX} className={css.row}>
              <span className={css.name}>{t('outbox')}</span>
              <span className={css.count} />
              <ArrowRight size={18} />
            </a>
          </li>
        )}
      </ul>
    </Section>
  );
}
