import { Heart as HeartIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HouseCard, HouseDetail } from '#contract/houses.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { removeCard, storeCard } from './queries.ts';
import { setSaved, useIsSaved } from './saved-houses.ts';
import { heart } from '../shortlist/shortlist.css.ts';

/** Saves a house on this device or removes it, at once and without a network too. Text: shortlist. */
export function Heart({
  house,
  variant = 'raised',
}: {
  house: HouseCard | HouseDetail;
  variant?: 'raised' | 'outlined';
}) {
  const { t, i18n } = useTranslation('shortlist');
  const isSaved = useIsSaved(house.id);
  const press = () => {
    setSaved(house.id, !isSaved);
    void (isSaved ? removeCard(house.id) : storeCard({ stay: null, commute: null, ...house }));
  };
  return (
    <IconButton
      label={t('heart', { name: localText(house.name, i18n.language) })}
      variant={variant}
      aria-pressed={isSaved}
      className={heart}
      onClick={press}
    >
      <HeartIcon size={20} fill={isSaved ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
