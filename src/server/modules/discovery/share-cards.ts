import enCard from '../../../../locales/en/house-card.json' with { type: 'json' };
import koCard from '../../../../locales/ko/house-card.json' with { type: 'json' };
import enEvents from '../../../../locales/en/community.json' with { type: 'json' };
import koEvents from '../../../../locales/ko/community.json' with { type: 'json' };
import en from '../../../../locales/en/common.json' with { type: 'json' };
import ko from '../../../../locales/ko/common.json' with { type: 'json' };
import { brand } from '#contract/brand.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { ShareCard } from '#server/ports/share-pictures.ts';
import type { SharedBoard, SharedHouse } from './read-store.ts';

export type Drawn = Omit<ShareCard, 'photo' | 'symbol'> & { photo: string | null };

const common = { ko, en };
const events = { ko: koEvents, en: enEvents };
const card = { ko: koCard.card, en: enCard.card };
/** The photo is 620 px wide on the picture; the first wider file is used, else the widest. */
const PHOTO_WIDTH = 620;

export function houseCard(house: SharedHouse, language: Language): Drawn {
  const place = common[language].location[house.location];
  return {
    brand: own(brand.name, language),
    eyebrow: own(house.station.name, language),
    title: own(house.name, language),
    lines: [
      card[language].walk.replace('{{place}}', place).replace('{{count}}', String(house.station.walkMinutes)),
    ],
    price: {
      amount: won(house.monthly_rent),
      per: card[language].perMonth.replace('{{nights}}', String(booking.periodNights)),
    },
    photo: photoOf(house.photo),
  };
}

export function boardCard(board: SharedBoard, language: Language): Drawn {
  const { event_starts_at: startsAt, event_place: place, is_cancelled: isCancelled } = board;
  const moment = new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
    timeZone: 'Asia/Seoul',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    brand: own(brand.name, language),
    eyebrow: own(brand.lounge, language),
    title: own(board.title, language),
    lines: startsAt
      ? [
          moment.format(startsAt),
          isCancelled ? events[language].cancelled : place && own(place, language),
        ].filter((line) => line !== null)
      : [own(board.summary, language)],
    price: null,
    photo: photoOf(board.photo),
  };
}

const own = (text: Bilingual, language: Language) => (language === 'en' && text.en) || text.ko;

function photoOf(photo: { id: string; widths: number[] } | null): string | null {
  if (!photo) return null;
  const widths = photo.widths.toSorted((a, b) => a - b);
  return `/photos/${photo.id}-${widths.find((width) => width > PHOTO_WIDTH) ?? widths.at(-1)}.webp`;
}
