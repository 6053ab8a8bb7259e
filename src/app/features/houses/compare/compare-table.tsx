import { Link } from '@tanstack/react-router';
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Commute } from '#contract/seoul/commutes.ts';
import { facilities } from '#contract/vocabulary.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Photo } from '#app/ui/media/photo.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { AboutDollars } from '../about-dollars.tsx';
import { commutesFrom } from '../commute/queries.ts';
import { ownUniversity } from '../own-university.ts';
import { pictures } from '../pictures.ts';
import { factLines, type ComparedStay } from './facts.ts';
import type { CompareSearch } from './queries.ts';
import * as css from './compare-table.css.ts';

/** Explicit roles, because browsers ignore the meaning of a table with parts that are laid out as a grid. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const photoSizes = '(min-width: 960px) 300px, 33vw';

export interface CompareTableProps {
  houses: readonly HouseDetail[];
  /** Today in Seoul. */
  today: PlainDate;
  stay: ComparedStay | null;
  without: (id: string) => CompareSearch;
}

export function CompareTable({ houses, today, stay, without }: CompareTableProps) {
  const { t, i18n } = useTranslation(['compare', 'house-card', 'houses', 'common']);
  const ways = useWays(houses);
  const lines = factLines(houses, { t, language: i18n.language, today, ways, stay });
  const offered = facilities.filter((name) => houses.some((house) => house.facilities.includes(name)));
  const columns = { '--columns': houses.length } as CSSProperties;
  return (
    <table {...role.table} className={css.table} style={columns}>
      <caption className={css.caption}>{t('compare:caption')}</caption>
      <thead {...role.rowgroup} className={css.group}>
        <tr {...role.row} className={css.row}>
          <th {...role.columnheader} scope="col" className={css.corner}>
            <VisuallyHidden>{t('compare:facts')}</VisuallyHidden>
          </th>
          {houses.map((house) => (
            <HouseHead key={house.id} house={house} stay={stay} search={without(house.id)} />
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup} className={css.group}>
        {lines.map(({ key, label, values, amounts }) => (
          <Row key={key} label={label} differs={new Set(values).size > 1}>
            {values.map((value, index) => (
              <td key={houses[index]!.id} {...role.cell} className={css.cell}>
                {value}
                {amounts && <AboutDollars amount={amounts[index]!} />}
              </td>
            ))}
          </Row>
        ))}
        {offered.map((name) => {
          const has = houses.map((house) => house.facilities.includes(name));
          return (
            <Row key={name} label={t(`houses:facility.${name}`)} differs={has.includes(false)}>
              {has.map((isThere, index) => (
                <td key={houses[index]!.id} {...role.cell} className={css.cell}>
                  {isThere ? <Check size={20} /> : <Minus size={20} className={css.none} />}
                  <VisuallyHidden>{t(isThere ? 'compare:yes' : 'compare:no')}</VisuallyHidden>
                </td>
              ))}
            </Row>
          );
        })}
      </tbody>
    </table>
  );
}

function Row({ label, differs, children }: { label: string; differs: boolean; children: ReactNode }) {
  const { t } = useTranslation('compare');
  return (
    <tr {...role.row} className={css.row}>
      <th {...role.rowheader} scope="row" className={css.label}>
        {label} {differs && <span className={css.differs}>{t('differs')}</span>}
      </th>
      {children}
    </tr>
  );
}

type HouseHeadProps = { house: HouseDetail; stay: Stay | null; search: CompareSearch };

function HouseHead({ house, stay, search }: HouseHeadProps) {
  const { t, i18n } = useTranslation('compare');
  const name = localText(house.name, i18n.language);
  const photo = pictures(house.photos.slice(0, 1), i18n.language)[0];
  return (
    <th {...role.columnheader} scope="col" className={css.head}>
      {photo && (
        <Photo
          photo={{ ...photo, alt: '' }}
          sizes={photoSizes}
          ratio="3 / 2"
          priority
          className={css.photo}
        />
      )}
      <span className={css.name}>{name}</span>
      <Link
        to="/detail"
        search={{ id: house.id, ...(stay && { checkIn: stay.checkIn, checkOut: stay.checkOut }) }}
        aria-label={`${t('see')}: ${name}`}
        className={buttonClass({ variant: 'secondary', size: 'small', full: true })}
      >
        {t('see')}
      </Link>
      <Link
        to="/compare"
        search={search}
        replace
        aria-label={t('remove', { name })}
        className={css.remove}
        // The link goes with its house.
        onClick={() => document.getElementById('main')?.focus({ preventScroll: true })}
      >
        <X size={16} />
        {t('removeShort')}
      </Link>
    </th>
  );
}

/** Returns the commute from each house in words, to one university: the one chosen on this device, else the one nearest to the first house. */
function useWays(houses: readonly HouseDetail[]): string[] {
  const { t, i18n } = useTranslation('compare');
  const [ways, setWays] = useState<(Commute[] | null)[]>();
  useEffect(() => {
    let gone = false;
    void Promise.all(houses.map(({ id }) => commutesFrom(id))).then((found) => !gone && setWays(found));
    return () => {
      gone = true;
    };
  }, [houses]);
  // Known on the device alone, and asked for after hydration only.
  const goal = ways && (ownUniversity() ?? ways[0]?.[0]?.university.id);
  return houses.map((_, index) => {
    if (!ways) return t('value.waiting');
    const way = ways[index]?.find(({ university }) => university.id === goal);
    if (!way) return t('value.noWay');
    return t('value.way', {
      university: localText(way.university.name, i18n.language),
      minutes: way.minutes,
    });
  });
}
