import { useEffect } from 'react';
import type { HouseDetail } from '#contract/houses.ts';
import { Heart } from '../favourites/heart.tsx';
import { watchFavourites } from '../favourites/sync.ts';
import { ShareButton } from './share-button.tsx';
import { useShortlistTexts } from './texts.ts';

/** Beside the name of a house: saving it, and sharing the page with its dates. */
export function HouseTools({ house, title }: { house: HouseDetail; title: string }) {
  useShortlistTexts();
  useEffect(watchFavourites, []);
  return (
    <>
      <Heart house={house} variant="outlined" />
      <ShareButton title={title} />
    </>
  );
}
