import type { PictureRoom } from '#contract/pictures.ts';
import { frame } from '#contract/seoul/projection.ts';

export const houseParts = [
  'name',
  'summary',
  'about',
  'size',
  'floor',
  'parking',
  'area',
  'address',
  'place',
  'station',
  'way',
  'wifi',
  'rent',
  'pictures',
  'door_code',
] as const;
export type HousePart = (typeof houseParts)[number];

/** The fewest pictures of a published house. Floor plans count, but not all may be floor plans. */
export const MIN_PICTURES = 3;

type Text = { ko: string; en: string };
type Written = {
  name: Text;
  summary: Text;
  about: Text;
  area: Text;
  address: Text;
  floor: Text;
  parking: Text;
  way: Text;
  station: { name: Text; lines: readonly number[]; walkMinutes: number | null };
  latitude: number | null;
  longitude: number | null;
  areaM2: number | null;
  wifiName: string;
  wifiPassword: string;
  monthlyRent: number | null;
  hasDoorCode: boolean;
  pictures: readonly { room: PictureRoom | null; alt: Text }[];
};

const texts = ['name', 'summary', 'about', 'floor', 'parking', 'area', 'address', 'way'] as const;

export const isInSeoul = (latitude: number | null, longitude: number | null): boolean =>
  latitude !== null &&
  longitude !== null &&
  latitude >= frame.south &&
  latitude <= frame.north &&
  longitude >= frame.west &&
  longitude <= frame.east;

/** Returns the parts that a house still lacks before publication, in the order of {@link houseParts} (issue 18). */
export function missingParts(house: Written): HousePart[] {
  const { station, pictures } = house;
  const isThere: Record<HousePart, boolean> = {
    ...(Object.fromEntries(texts.map((name) => [name, house[name].ko !== ''])) as Record<
      (typeof texts)[number],
      boolean
    >),
    size: house.areaM2 !== null,
    place: isInSeoul(house.latitude, house.longitude),
    station: station.name.ko !== '' && station.lines.length > 0 && station.walkMinutes !== null,
    wifi: house.wifiName !== '' && house.wifiPassword !== '',
    rent: house.monthlyRent !== null,
    pictures:
      pictures.length >= MIN_PICTURES &&
      pictures.every(({ alt }) => alt.ko !== '' && alt.en !== '') &&
      pictures.some(({ room }) => room !== 'floor-plan'),
    door_code: house.hasDoorCode,
  };
  return houseParts.filter((part) => !isThere[part]);
}

type Translated = Pick<Written, (typeof texts)[number] | 'station'> & {
  trash: Text;
  beforeReservation: readonly Text[];
  thingsToKnow: readonly Text[];
};

const lacksEnglish = ({ ko, en }: Text) => ko !== '' && en === '';

export function untranslated(house: Translated): number {
  return [
    ...texts.map((name) => house[name]),
    house.station.name,
    house.trash,
    ...house.beforeReservation,
    ...house.thingsToKnow,
  ].filter(lacksEnglish).length;
}
