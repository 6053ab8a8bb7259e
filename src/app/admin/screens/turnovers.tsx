import { createFileRoute, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { turnoverStates } from '#contract/admin/vocabulary.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { locations } from '#contract/vocabulary.ts';
import { useRememberedSearch } from '#app/admin/kit/list/last-search.ts';
import { findTurnovers } from '#app/admin/turnovers/queries.ts';
import { daysShown, parseTurnoverSearch, type TurnoverSearch } from '#app/admin/turnovers/search-params.ts';
import { TurnoverList } from '#app/admin/turnovers/turnover-list.tsx';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { dateRange, longDate } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { tabLink, tabList } from '#app/ui/controls/tabs.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './turnovers.css.ts';
import * as list from './list/list.css.ts';
import { useComingSearch, useIsComing } from './list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/turnovers/')({
  staticData: { texts: ['admin', 'admin-turnovers'], menu: '/admin/turnovers' },
  validateSearch: parseTurnoverSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const today = seoulDate(Date.now());
    return { found: await findTurnovers(deps, today), today };
  },
  component: TurnoversScreen,
});

function TurnoversScreen() {
  const { t } = useTranslation('admin-turnovers');
  const { found, today } = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseTurnoverSearch);
  const navigate = Route.useNavigate();
  const isComing = useIsComing();
  useRememberedSearch('admin-turnovers', search);
  const filtered = search.state !== undefined || search.location !== undefined;
  const change = (changed: TurnoverSearch) =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false });
  return (
    <Content className={list.page}>
      <Title>{t('title')}</Title>
      <div>
        <h1 className={list.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
        <Link to="/admin/turnovers/checklist" className={css.lead}>
          {t('editChecklist')}
        </Link>
      </div>
      <div className={css.toolbar}>
        <Days search={search} today={today} onChange={change} />
        <FilterFields search={search} onChange={change} />
      </div>
      <div className={cx(css.results, isComing && list.loading)} aria-busy={isComing}>
        {!found.ok && <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />}
        {found.ok && found.value.length === 0 && (
          <EmptyState
            icon={<Sparkles size={28} />}
            title={t(filtered ? 'noneFiltered' : 'none')}
            {...(filtered && {
              action: (
                <Button variant="secondary" onClick={() => change({ state: undefined, location: undefined })}>
                  {t('filter.clear')}
                </Button>
              ),
            })}
          />
        )}
        {found.ok && (
          <TurnoverList
            turnovers={found.value}
            today={today}
            link={(id, className, line) => (
              <Link to="/admin/turnovers/$id" params={{ id }} className={className}>
                {line}
              </Link>
            )}
          />
        )}
      </div>
    </Content>
  );
}

type PartProps = { search: TurnoverSearch; onChange: (changed: TurnoverSearch) => void };

function Days({ search, today, onChange }: PartProps & { today: PlainDate }) {
  const { t, i18n } = useTranslation('admin-turnovers');
  const { first, last, step } = daysShown(search, today);
  return (
    <div className={css.days}>
      <nav aria-label={t('range.label')}>
        <ul className={tabList}>
          {([undefined, 'day'] as const).map((range) => (
            <li key={range ?? 'week'}>
              <Link
                from={Route.fullPath}
                to="/admin/turnovers"
                search={(now) => ({ ...now, range })}
                className={tabLink}
                aria-current={search.range === range ? 'page' : undefined}
                activeProps={{}}
              >
                {t(`range.${range ?? 'week'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.move}>
        <IconButton label={t('range.earlier')} onClick={() => onChange({ from: addDays(first, -step) })}>
          <ChevronLeft size={20} />
        </IconButton>
        <p className={css.span} aria-live="polite">
          {first === last ? longDate(first, i18n.language) : dateRange(first, last, i18n.language)}
        </p>
        <IconButton label={t('range.later')} onClick={() => onChange({ from: addDays(first, step) })}>
          <ChevronRight size={20} />
        </IconButton>
      </div>
      {search.from && (
        <Button variant="quiet" size="small" onClick={() => onChange({ from: undefined })}>
          {t('range.today')}
        </Button>
      )}
    </div>
  );
}

function FilterFields({ search, onChange }: PartProps) {
  const { t } = useTranslation(['admin-turnovers', 'common']);
  return (
    <div className={css.filters}>
      <SelectField
        label={t('filter.state')}
        placeholder={t('filter.any')}
        options={turnoverStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state ?? ''}
        onChange={({ target }) => onChange({ state: parseTurnoverSearch({ state: target.value }).state })}
      />
      <SelectField
        label={t('filter.location')}
        placeholder={t('filter.any')}
        options={locations.map((value) => ({ value, label: t(`common:location.${value}`) }))}
        value={search.location ?? ''}
        onChange={({ target }) =>
          onChange({ location: parseTurnoverSearch({ location: target.value }).location })
        }
      />
    </div>
  );
}
