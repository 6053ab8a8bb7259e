import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { askAlert, type WantedStay } from '../alerts/queries.ts';
import { useWanted } from '../alerts/wanted.ts';
import { Heart } from '../favourites/heart.tsx';
import { watchFavourites } from '../favourites/sync.ts';
import { ShareButton } from './share-button.tsx';
import { useShortlistTexts } from './texts.ts';

/** Buttons beside the name of a house: saving it, and sharing the page with its dates. Does what a visitor asked for before log-in. */
export function HouseTools({ house, title }: { house: HouseDetail; title: string }) {
  useShortlistTexts();
  const { t } = useTranslation('shortlist');
  useEffect(watchFavourites, []);
  const ask = useCallback(
    (stay: WantedStay) =>
      void askAlert(stay).then((asked) =>
        asked.ok
          ? toast.success(t('alerts.asked'))
          : toast.warning(sentenceOf(asked.problem, t('alerts.offline'))),
      ),
    [t],
  );
  useWanted(house.id, ask);
  return (
    <>
      <Heart house={house} variant="outlined" />
      <ShareButton title={title} />
    </>
  );
}
