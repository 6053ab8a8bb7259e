import { Link, useNavigate } from '@tanstack/react-router';
import { Ruler, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cardLink } from '#app/ui/layout/card.tsx';
import { PhotoCarousel } from '#app/ui/media/photo-carousel.tsx';
import { Rating } from '#app/ui/data/rating.tsx';
import type { DetailSearch } from '../search-params.ts';
import { Shortlist } from '../lazy-shortlist.tsx';
import { pictures } from '../pictures.ts';
import { CommuteLine } from '../commute-line.tsx';
import { AboutDollars } from '../about-dollars.tsx';
import { Cost } from '../cost.tsx';
import { StationLine } from '../station-line.tsx';
import * as cost from '../cost.css.ts';
import * as css from './house-card.css.ts';

export interface HouseCardProps {
  house: House;
  /** Today in Seoul; a house that is free from then on is free now. */
  today: PlainDate;
  stay?: Omit<DetailSearch, 'id'>;
  priority?: boolean;
  sizes?: string;
  note?: ReactNode;
  level?: 2 | 3;
  /** True if availability is unknown because the list comes from this device. */
  unknown?: boolean;
}

export const cardSizes = '(min-width: 1280px) 384px, (min-width: 960px) 33vw, (min-width: 600px) 50vw, 100vw';

export function HouseCard(props: HouseCardProps) {
  const { house, today, stay, priority = false, sizes = cardSizes, note, level = 3, unknown = false } = props;
  const { t, i18n } = useTranslation(['house-card', 'common']);
  const navigate = useNavigate();
  const Name = `h${level}` as const;
  const name = localText(house.name, i18n.language);
  const search = { ...stay, id: house.id };
  return (
    <article className={css.card}>
      <div className={css.photos}>
        <PhotoCarousel
          photos={pictures(house.photos, i18n.language)}
          sizes={sizes}
          ratio="3 / 2"
          priority={priority}
          label={t('card.photosOf', { name })}
          previousLabel={t('photos.previous')}
          nextLabel={t('photos.next')}
          positionText={(current, total) => t('photos.position', { current, total })}
          openLabel={t('card.open', { name })}
          onOpen={() => void navigate({ to: '/detail', search })}
        />
        <Shortlist part="card" house={house} />
      </div>
      <div className={css.words}>
        <div className={css.head}>
          <Name className={css.name}>
            <Link to="/detail" search={search} className={cardLink}>
              {name}
            </Link>
          </Name>
          {house.rating && (
            <Rating
              value={house.rating.average}
              label={t('common:ratingOf', { value: house.rating.average.toFixed(1) })}
              count={`(${house.rating.count})`}
            />
          )}
        </div>
        <StationLine location={house.location} station={house.station} />
        {house.commute && <CommuteLine commute={house.commute} />}
        <Facts house={house} />
        {note && <p className={css.note}>{note}</p>}
        <Prices {...{ house, today, unknown }} />
      </div>
    </article>
  );
}

function Prices({ house, today, unknown }: Pick<HouseCardProps, 'house' | 'today' | 'unknown'>) {
  const { t } = useTranslation('house-card');
  const { monthlyRent, stay } = house;
  return (
    <div className={css.prices}>
      <p className={cost.row}>
        <span className={css.month}>
          <strong className={css.amount}>{won(monthlyRent)}</strong>
          {` ${t('card.perMonth', { nights: booking.periodNights })}`}
        </span>
        <AboutDollars amount={monthlyRent} />
      </p>
      {stay && (
        <p className={cost.row}>
          <strong className={css.total}>
            {t('card.stayTotal', { count: stay.nights, total: won(stay.total) })}
          </strong>
          <AboutDollars amount={stay.total} />
        </p>
      )}
      <Cost house={house} stay={stay} />
      {(unknown || !stay) && (
        <p className={css.stay}>{unknown ? t('unknown') : <When house={house} today={today} />}</p>
      )}
    </div>
  );
}

function Facts({ house }: { house: House }) {
  const { t } = useTranslation('house-card');
  return (
    <p className={css.facts}>
      <span className={css.fact}>
        <Ruler size={16} aria-hidden="true" />
        {t('card.size', { area: house.areaM2, type: t(`type.${house.type}`) })}
      </span>
      <span className={css.fact}>
        <Users size={16} aria-hidden="true" />
        {t('card.upTo', { count: house.maxGuests })}
      </span>
    </p>
  );
}

function When({ house, today }: { house: House; today: PlainDate }) {
  const { t, i18n } = useTranslation('house-card');
  if (!house.freeFrom) return t('card.full');
  if (house.freeFrom <= today) return t('card.freeNow');
  return t('card.freeFrom', { date: shortDate(house.freeFrom, i18n.language) });
}
