import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminHouseCard } from '#contract/admin/houses.ts';
import { NIGHTS_AHEAD } from '#contract/admin/vocabulary.ts';
import { won } from '#contract/rules/format-money.ts';
import { MIN_PICTURES, type HousePart } from '#contract/rules/houses/completeness.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Photo } from '#app/ui/media/photo.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import { HouseBadges } from './house-state.tsx';
import * as css from './houses.css.ts';

/** Number of missing parts named in a list; the total is shown beside it. */
const NAMED = 3;

type Say = ReturnType<typeof useTranslation<['admin-houses', 'house-card', 'common']>>['t'];

function missingText(missing: readonly HousePart[], t: Say): string {
  const names = missing.slice(0, NAMED).map((part) => t(`part.${part}`, { count: MIN_PICTURES }));
  return names.join(' · ') + (missing.length > NAMED ? ' …' : '');
}

export function HouseTable({ rows, link, empty }: ListProps<AdminHouseCard>) {
  const { t, i18n } = useTranslation(['admin-houses', 'house-card', 'common']);
  const { language } = i18n;
  return (
    <ListTable
      name="houses"
      caption={t('title')}
      columns={[
        {
          key: 'name',
          head: t('column.name'),
          cell: (row) => <Named row={row} name={link(row, localText(row.name, language))} />,
        },
        {
          key: 'state',
          head: t('column.state'),
          cell: (row) => (
            <span className={css.name}>
              <HouseBadges house={row} />
              {row.missing.length > 0 && <span className={css.soft}>{missingText(row.missing, t)}</span>}
            </span>
          ),
        },
        {
          key: 'rent',
          head: t('column.rent'),
          numeric: true,
          cell: (row) => <Rent row={row} />,
        },
        {
          key: 'occupied',
          head: t('column.occupied', { count: NIGHTS_AHEAD }),
          numeric: true,
          cell: ({ occupiedNights, state }) =>
            state === 'published' || occupiedNights > 0 ? t('occupied', { count: occupiedNights }) : '–',
        },
        {
          key: 'free',
          head: t('column.free'),
          cell: ({ freeFrom }) => (freeFrom ? plainDate(freeFrom, language) : '–'),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

function Rent({ row: { monthlyRent, nextPrice } }: { row: AdminHouseCard }) {
  const { t, i18n } = useTranslation('admin-houses');
  return (
    <span className={css.name}>
      {monthlyRent === null ? '–' : won(monthlyRent)}
      {nextPrice && (
        <span className={css.soft}>
          {t('nextPrice', {
            date: plainDate(nextPrice.startsOn, i18n.language),
            rent: won(nextPrice.monthlyRent),
          })}
        </span>
      )}
    </span>
  );
}

function Named({ row, name }: { row: AdminHouseCard; name: ReactNode }) {
  const { t } = useTranslation(['house-card', 'common']);
  return (
    <span className={css.house}>
      <span className={css.picture}>
        {row.photo && <Photo photo={{ ...row.photo, alt: '' }} sizes="64px" ratio="4 / 3" />}
      </span>
      <span className={css.name}>
        {name}
        <span className={css.soft}>
          {t(`common:location.${row.location}`)} · {t(`house-card:type.${row.type}`)}
        </span>
      </span>
    </span>
  );
}
