import type { AdminHouse, HouseContent } from '#contract/admin/houses.ts';
import type { HouseDetail } from '#contract/houses.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import { nearby } from '#contract/seoul/projection.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { HouseType, Location } from '#contract/vocabulary.ts';

/** The content of a house as form fields: numbers as typed text, and lists of sentences as one text with a sentence per line. */
export type HouseDraft = {
  name: Bilingual;
  summary: Bilingual;
  about: Bilingual;
  location: string;
  type: string;
  area: Bilingual;
  address: Bilingual;
  latitude: string;
  longitude: string;
  station: { name: Bilingual; lines: string; walkMinutes: string };
  areaM2: string;
  maxGuests: string;
  beds: string;
  bathrooms: string;
  floor: Bilingual;
  parking: Bilingual;
  facilities: string[];
  beforeReservation: Bilingual;
  thingsToKnow: Bilingual;
  wifiName: string;
  wifiPassword: string;
  way: Bilingual;
  trash: Bilingual;
  minNights: string;
  rank: string;
};

/** Returns the id of a field's control, which the error summary links to. */
export function fieldId(field: string): string {
  return `house-${field.replaceAll('.', '-')}`;
}

const typed = (number: number | null): string => (number === null ? '' : String(number));
/** Returns NaN for an empty or invalid number, which the host refuses. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const maybeNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function linesOf(sentences: readonly Bilingual[]): Bilingual {
  const of = (language: 'ko' | 'en') =>
    sentences
      .map((sentence) => sentence[language])
      .join('\n')
      .trimEnd();
  return { ko: of('ko'), en: of('en') };
}

/** Pairs each Korean line with the English line of the same position. */
function sentencesOf({ ko, en }: Bilingual): Bilingual[] {
  const [korean, english] = [ko.split('\n'), en.split('\n')];
  const count = Math.max(korean.length, english.length);
  return Array.from({ length: count }, (_, index) => ({
    ko: korean[index]?.trim() ?? '',
    en: english[index]?.trim() ?? '',
  })).filter((sentence) => sentence.ko !== '' || sentence.en !== '');
}

export function draftOf({ content }: AdminHouse): HouseDraft {
  const { station, beforeReservation, thingsToKnow, facilities } = content;
  return {
    ...content,
    latitude: typed(content.latitude),
    longitude: typed(content.longitude),
    station: {
      name: station.name,
      lines: station.lines.join(', '),
      walkMinutes: typed(station.walkMinutes),
    },
    areaM2: typed(content.areaM2),
    maxGuests: typed(content.maxGuests),
    beds: typed(content.beds),
    bathrooms: typed(content.bathrooms),
    facilities: [...facilities],
    beforeReservation: linesOf(beforeReservation),
    thingsToKnow: linesOf(thingsToKnow),
    minNights: typed(content.minNights),
    rank: typed(content.rank),
  };
}

/** Converts form fields to content. An invalid number becomes NaN, which the host refuses. */
export function contentOf(draft: HouseDraft): HouseContent {
  const { station } = draft;
  return {
    ...draft,
    location: draft.location as Location,
    type: draft.type as HouseType,
    latitude: maybeNumber(draft.latitude),
    longitude: maybeNumber(draft.longitude),
    station: {
      name: station.name,
      lines: station.lines
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
      walkMinutes: maybeNumber(station.walkMinutes),
    },
    areaM2: maybeNumber(draft.areaM2),
    maxGuests: numberOf(draft.maxGuests),
    beds: numberOf(draft.beds),
    bathrooms: numberOf(draft.bathrooms),
    facilities: draft.facilities as HouseContent['facilities'],
    beforeReservation: sentencesOf(draft.beforeReservation),
    thingsToKnow: sentencesOf(draft.thingsToKnow),
    minNights: numberOf(draft.minNights),
    rank: numberOf(draft.rank),
  };
}

/** Returns the part of a house in which two edits conflict. */
export const writtenOf = ({ content }: AdminHouse): unknown => content;

/** Returns a house as the public would see it with the typed values. English falls back to Korean, and an invalid number becomes 0. */
export function previewOf(house: AdminHouse, draft: HouseDraft): HouseDetail {
  const content = contentOf(draft);
  const { station, latitude, longitude } = content;
  const shown = (number: number | null) => (Number.isFinite(number) ? (number ?? 0) : 0);
  return {
    id: house.id,
    name: both(content.name),
    summary: both(content.summary),
    about: both(content.about),
    location: content.location,
    type: content.type,
    area: both(content.area),
    latitude: nearby(shown(latitude)),
    longitude: nearby(shown(longitude)),
    station: { ...station, name: both(station.name), walkMinutes: shown(station.walkMinutes) },
    areaM2: shown(content.areaM2),
    maxGuests: shown(content.maxGuests),
    beds: shown(content.beds),
    bathrooms: shown(content.bathrooms),
    floor: both(content.floor),
    parking: both(content.parking),
    minNights: shown(content.minNights),
    monthlyRent: house.monthlyRent ?? 0,
    deposit: house.deposit ?? 0,
    facilities: content.facilities,
    beforeReservation: content.beforeReservation.map(both),
    thingsToKnow: content.thingsToKnow.map(both),
    photos: house.photos,
    rating: null,
    ratings: null,
    freeFrom: null,
  };
}
