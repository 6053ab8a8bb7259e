import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseCard as Card } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Plan } from '#app/features/houses/model.ts';
import { HouseCard } from '#app/features/houses/card/house-card.tsx';
import { CompareBar } from '#app/features/houses/compare/compare-bar.tsx';
import { similarHouses } from '#app/features/houses/shortlist/queries.ts';
import { similar } from '#app/features/houses/shortlist/shortlist.css.ts';
import { useShortlistTexts } from '#app/features/houses/shortlist/texts.ts';
import { numberOf, numberParam } from '#app/platform/browser/search-param.ts';
import { Part } from '../part.tsx';

export interface SimilarProps {
  houseId: string;
  plan: Plan | null;
  /** Seoul's date. */
  today: PlainDate;
}

export default function Similar({ houseId, plan, today }: SimilarProps) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const guests = numberOf(numberParam(search['guests']) ?? 1) || 1;
  useShortlistTexts();
  const { t } = useTranslation('shortlist');
  const [cards, setCards] = useState<Card[]>([]);
  const { checkIn, checkOut } = plan?.stay ?? {};
  useEffect(() => {
    let gone = false;
    const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
    void similarHouses(houseId, stay, guests).then((found) => !gone && setCards(found));
    return () => {
      gone = true;
    };
  }, [houseId, checkIn, checkOut, guests]);
  if (cards.length === 0) return null;
  return (
    <Part id="similar" title={t('similar.title')}>
      <ul className={similar}>
        {cards.map((house) => (
          <li key={house.id}>
            <HouseCard
              house={house}
              today={today}
              stay={{ checkIn, checkOut, guests: guests === 1 ? undefined : guests }}
              sizes="(min-width: 960px) 33vw, 80vw"
            />
          </li>
        ))}
      </ul>
      <CompareBar />
    </Part>
  );
}
