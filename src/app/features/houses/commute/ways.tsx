import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#contract/houses.ts';
import type { Commute } from '#contract/seoul/commutes.ts';
import { ownUniversity, setOwnUniversity } from '../own-university.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { CommuteLine } from '../commute-line.tsx';
import { commutesFrom } from './queries.ts';
import * as css from './ways.css.ts';
import './texts.ts';
import { UniversityField } from './university-field.tsx';

const NEAREST = 3;

export interface WaysProps {
  houseId: string;
  /** The neighborhood of the house, whose page is linked to. */
  location: Location;
  onChosen: (commute: Commute | undefined) => void;
}

export default function Ways({ houseId, location, onChosen }: WaysProps) {
  const { t } = useTranslation(['commute', 'common']);
  const [ways, setWays] = useState<Commute[] | null>();
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    let gone = false;
    const read = () =>
      void commutesFrom(houseId).then((found) => {
        if (gone) return;
        setOwn(ownUniversity());
        setWays(found);
      });
    read();
    const stop = onReachability(() => isReachable() && read());
    return () => {
      gone = true;
      stop();
    };
  }, [houseId]);
  const choose = (id: string | undefined) => {
    setOwnUniversity(id);
    setOwn(id);
  };
  const chosen = ways?.filter(({ university }) => university.id === own);
  const way = chosen?.[0];
  useEffect(() => onChosen(way), [onChosen, way]);
  const shown = chosen?.length ? chosen : (ways ?? []).slice(0, NEAREST);
  return (
    <section aria-label={t('ways')} className={css.ways}>
      <h3>{chosen?.length ? t('ways') : t('nearest')}</h3>
      {ways === null ? (
        <p>{t('failed')}</p>
      ) : (
        <ul className={css.list}>
          {shown.map((commute) => (
            <li key={commute.university.id}>
              <CommuteLine commute={commute} />
            </li>
          ))}
        </ul>
      )}
      <UniversityField value={own} onChange={choose} help={t('source')} />
      <Link to="/neighbourhoods/$slug" params={{ slug: location }} className={css.about}>
        {t('about', { place: t(`common:location.${location}`) })}
      </Link>
    </section>
  );
}
