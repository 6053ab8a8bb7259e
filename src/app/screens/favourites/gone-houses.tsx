import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual } from '#contract/shared.ts';
import { removeCard, storedCard } from '#app/features/houses/favourites/queries.ts';
import { savedHouse, setSaved, useIsSaved } from '#app/features/houses/favourites/saved-houses.ts';
import { row, soft, stack } from '#app/features/houses/shortlist/shortlist.css.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';

export function GoneHouses({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className={stack}>
      {ids.map((id) => (
        <GoneHouse key={id} id={id} />
      ))}
    </ul>
  );
}

function GoneHouse({ id }: { id: string }) {
  const { t, i18n } = useTranslation('shortlist');
  const [name, setName] = useState<Bilingual | undefined>(() => savedHouse(id)?.name);
  const isSaved = useIsSaved(id);
  useEffect(() => {
    let gone = false;
    if (!name) void storedCard(id).then((card) => !gone && card && setName(card.name));
    return () => {
      gone = true;
    };
  }, [id, name]);
  const press = () => {
    setSaved(id, !isSaved);
    if (isSaved) void removeCard(id);
  };
  return (
    <li className={row}>
      <span>{name ? localText(name, i18n.language) : id}</span>
      <span className={soft}>{t('favourites.gone')}</span>
      <Button variant="secondary" size="small" onClick={press}>
        {t(isSaved ? 'favourites.goneRemove' : 'favourites.goneUndo')}
      </Button>
    </li>
  );
}
