import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import { neighbourhoods } from '#app/features/brand/photos.ts';
import { shown } from '#app/features/brand/picture.ts';
import { HouseCard } from '#app/features/houses/card/house-card.tsx';
import { Shortlist } from '#app/features/houses/lazy-shortlist.tsx';
import { useNeighbourhoodTexts } from '#app/features/houses/neighbourhood/texts.ts';
import { SubwayBadges } from '#app/features/houses/station-line.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { Parts } from './parts.tsx';
import * as css from './neighbourhood.css.ts';

const route = getRouteApi('/_public/neighbourhoods/$slug');

/** Describes a neighborhood by what is published and computed about it; a part without content has no heading. */
export function NeighbourhoodScreen() {
  useNeighbourhoodTexts();
  const { t, i18n } = useTranslation(['neighbourhood', 'common']);
  const { neighbourhood, homes, today } = route.useLoaderData();
  const place = t(`common:location.${neighbourhood.location}`);
  const { summary } = neighbourhood;
  return (
    <Content className={css.page}>
      <title>{`${t('title', { place })} | ${localText(brandCore.name, i18n.language)}`}</title>
      <meta
        name="description"
        content={summary ? localText(summary, i18n.language) : t('description', { place })}
      />
      <Head neighbourhood={neighbourhood} place={place} />
      <Parts neighbourhood={neighbourhood} />
      <Homes {...{ neighbourhood, homes, place, today }} />
    </Content>
  );
}

type HeadProps = { neighbourhood: Neighbourhood; place: string };

function Head({ neighbourhood: { location, summary, rents, houses }, place }: HeadProps) {
  const { t, i18n } = useTranslation(['neighbourhood', 'common']);
  const seen = neighbourhoods.find((each) => each.location === location);
  return (
    <header className={css.head}>
      <div className={css.words}>
        <p className={css.eyebrow}>{t('eyebrow')}</p>
        <h1>{place}</h1>
        {summary && <p className={css.lead}>{localText(summary, i18n.language)}</p>}
        <p className={css.facts}>
          {seen && <SubwayBadges lines={seen.lines} />}
          {rents && <strong>{rentText(rents, t)}</strong>}
          {houses > 0 && <span>{t('count', { count: houses })}</span>}
        </p>
      </div>
      {seen && (
        <Photo
          photo={shown(seen.photo, i18n.language)}
          sizes="(min-width: 960px) 560px, 100vw"
          ratio="3 / 2"
          priority
          className={css.photo}
        />
      )}
    </header>
  );
}

type Say = ReturnType<typeof useTranslation<['neighbourhood', 'common']>>['t'];

function rentText({ from, to }: NonNullable<Neighbourhood['rents']>, t: Say): string {
  return from === to ? t('rent', { from: won(from) }) : t('rents', { from: won(from), to: won(to) });
}

type HomesProps = HeadProps & { homes: readonly House[]; today: PlainDate };

function Homes({ neighbourhood: { location, houses }, homes, place, today }: HomesProps) {
  const { t } = useTranslation('neighbourhood');
  if (homes.length === 0)
    return (
      <Link to="/houses" className={buttonClass()}>
        {t('elsewhere')}
      </Link>
    );
  return (
    <section aria-labelledby="homes" className={css.homes}>
      <h2 id="homes" className={css.title}>
        {t('homes', { place })}
      </h2>
      <ul className={css.cards}>
        {homes.map((house) => (
          <li key={house.id}>
            <HouseCard house={house} today={today} />
          </li>
        ))}
      </ul>
      <Shortlist part="bar" />
      <div>
        <Link to="/houses" search={{ location }} className={buttonClass({ variant: 'secondary' })}>
          {t('all', { count: houses })}
        </Link>
      </div>
    </section>
  );
}
