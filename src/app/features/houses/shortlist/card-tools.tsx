import { useEffect } from 'react';
import type { HouseCard } from '#contract/houses.ts';
import { Heart } from '../favourites/heart.tsx';
import { watchFavourites } from '../favourites/sync.ts';
import * as css from './shortlist.css.ts';
import { useShortlistTexts } from './texts.ts';

export function CardTools({ house }: { house: HouseCard }) {
  useShortlistTexts();
  useEffect(watchFavourites, []);
  return (
    <div className={css.cardTools}>
      <Heart house={house} />
    </div>
  );
}
