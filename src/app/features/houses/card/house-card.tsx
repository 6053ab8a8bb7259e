import { Link, useNavigate } from '@tanstack/react-router';
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

/** A house in four lines: name and rating, the way to the university or the station, what it costs, and from when. */
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
        <div className={css.menu}>
          <Shortlist part="menu" house={house} />
        </div>
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
        {house.commute ? (
          <CommuteLine commute={house.commute} />
        ) : (
          <StationLine location={house.location} station={house.station} />
        )}
        <Prices house={house} />
        <When {...{ house, today, note, unknown }} />
      </div>
    </article>
  );
}

/** Says the rent of a month and the sum to move in: without dates a month with the deposit. */
function Prices({ house: { monthlyRent, deposit, stay } }: Pick<HouseCardProps, 'house'>) {
  const { t } = useTranslation('house-card');
  const first = stay ? stay.firstPayment : monthlyRent + deposit;
  return (
    <p className={cost.row}>
      <span className={css.price}>
        <span>
          <strong className={css.amount}>{won(monthlyRent)}</strong>
          {` ${t('card.perMonth', { nights: booking.periodNights })}`}
        </span>
        <AboutDollars amount={monthlyRent} />
      </span>{' '}
      <span className={css.price}>
        {t('card.moveIn', { amount: won(first) })}
        <AboutDollars amount={first} />
      </span>
    </p>
  );
}

type WhenProps = Pick<HouseCardProps, 'house' | 'today' | 'note' | 'unknown'>;

/** From when, or what the searched stay costs in all. */
function When({ house: { stay, deposit, freeFrom }, today, note, unknown }: WhenProps) {
  const { t, i18n } = useTranslation('house-card');
  const free = () => {
    if (unknown) return t('unknown');
    if (!freeFrom) return t('card.full');
    if (freeFrom <= today) return t('card.freeNow');
    return t('card.freeFrom', { date: shortDate(freeFrom, i18n.language) });
  };
  return (
    <p className={css.when}>
      {stay && (
        <span>
          <strong className={css.total}>
            {t('card.stayTotal', { count: stay.nights, total: won(stay.total) })}
          </strong>
          {deposit > 0 && t('card.withDeposit')} <AboutDollars amount={stay.total} />
        </span>
      )}
      {note && <span className={css.note}>{note}</span>}
      {(unknown || !stay) && <span>{free()}</span>}
    </p>
  );
}
