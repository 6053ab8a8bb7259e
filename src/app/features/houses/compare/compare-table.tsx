import { Link } from '@tanstack/react-router';
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { facilities } from '#contract/vocabulary.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Photo } from '#app/ui/media/photo.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { commutesFrom } from '../commute/queries.ts';
import { ownUniversity } from '../own-university.ts';
import { pictures } from '../pictures.ts';
import { factLines } from './facts.ts';
import * as css from './compare-table.css.ts';

const photoSizes = '(min-width: 960px) 300px, 33vw';

export interface CompareTableProps {
  houses: readonly HouseDetail[];
  /** The Seoul date. */
  today: PlainDate;
  /** The search of the address without a house. */
  without: (id: string) => { houses: string | undefined };
}

/** Houses side by side, a line for each fact; a line in which they differ says so. Text: compare, houses, house-card, common. */
export function CompareTable({ houses, today, without }: CompareTableProps) {
  const { t, i18n } = useTranslation(['compare', 'house-card', 'houses', 'common']);
  const ways = useWays(houses);
  const lines = factLines(houses, { t: t as never, language: i18n.language, today, ways });
  const offered = facilities.filter((name) => houses.some((house) => house.facilities.includes(name)));
  const columns = { '--columns': houses.length } as CSSProperties;
  return (
    <table role="table" className={css.table} style={columns}>
      <caption className={css.caption}>{t('compare:caption')}</caption>
      <thead role="rowgroup" className={css.group}>
        <tr role="row" className={css.row}>
          <th role="columnheader" scope="col" className={css.corner}>
            <VisuallyHidden>{t('compare:facts')}</VisuallyHidden>
          </th>
          {houses.map((house) => (
            <HouseHead key={house.id} house={house} search={without(house.id)} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.group}>
        {lines.map(({ key, label, values }) => (
          <Row key={key} label={label} differs={new Set(values).size > 1}>
            {values.map((value, index) => (
              <td key={houses[index]!.id} role="cell" className={css.cell}>
                {value}
              </td>
            ))}
          </Row>
        ))}
        {offered.map((name) => {
          const has = houses.map((house) => house.facilities.includes(name));
          return (
            <Row key={name} label={t(`houses:facility.${name}`)} differs={has.includes(false)}>
              {has.map((isThere, index) => (
                <td key={houses[index]!.id} role="cell" className={css.cell}>
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
    <tr role="row" className={css.row}>
      <th role="rowheader" scope="row" className={css.label}>
        {label} {differs && <span className={css.differs}>{t('differs')}</span>}
      </th>
      {children}
    </tr>
  );
}

function HouseHead({ house, search }: { house: HouseDetail; search: { houses: string | undefined } }) {
  const { t, i18n } = useTranslation('compare');
  const name = localText(house.name, i18n.language);
  const photo = pictures(house.photos.slice(0, 1), i18n.language)[0];
  return (
    <th role="columnheader" scope="col" className={css.head}>
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
        search={{ id: house.id }}
        aria-label={`${t('see')}: ${name}`}
        className={buttonClass({ variant: 'secondary', size: 'small', full: true })}
      >
        {t('see')}
      </Link>
      <Link to="/compare" search={search} replace aria-label={t('remove', { name })} className={css.remove}>
        <X size={16} />
        {t('removeShort')}
      </Link>
    </th>
  );
}

/** The way from each house to the university that was chosen on this device, else to the nearest one, in words. */
function useWays(houses: readonly HouseDetail[]): string[] {
  const { t, i18n } = useTranslation('compare');
  const [ways, setWays] = useState<Record<string, string | null>>({});
  const { language } = i18n;
  useEffect(() => {
    let gone = false;
    for (const { id } of houses)
      void commutesFrom(id).then((found) => {
        const own = ownUniversity();
        const way = found?.find(({ university }) => university.id === own) ?? (own ? undefined : found?.[0]);
        const words =
          way &&
          t('value.way', { university: localText(way.university.name, language), minutes: way.minutes });
        if (!gone) setWays((before) => ({ ...before, [id]: words ?? null }));
      });
    return () => {
      gone = true;
    };
  }, [houses, t, language]);
  return houses.map(({ id }) =>
    ways[id] === undefined ? t('value.waiting') : (ways[id] ?? t('value.noWay')),
  );
}
