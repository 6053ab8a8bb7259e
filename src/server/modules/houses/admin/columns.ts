import type { HouseContent, NewHouse } from '#contract/admin/houses.ts';
import { asWritten, both } from '#contract/rules/text/bilingual.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import type { HouseRow } from '../store.ts';

/** Converts the content of a house to columns and back. An unknown number is 0 in the table and null everywhere else. */

const text = (given: Bilingual) => JSON.stringify(both(given));
const texts = (given: readonly Bilingual[]) => JSON.stringify(given.map(both));
const unlessZero = (number: number): number | null => (number === 0 ? null : number);

/** Returns the columns of a content. Missing English is stored as the Korean text (ADR 54), so that no reader of the table shows an empty text. */
export function columnsOf(content: HouseContent, cipher: Cipher) {
  const { station } = content;
  return {
    name: text(content.name),
    summary: text(content.summary),
    about: text(content.about),
    location: content.location,
    type: content.type,
    area: text(content.area),
    address: text(content.address),
    latitude: content.latitude ?? 0,
    longitude: content.longitude ?? 0,
    station: JSON.stringify({
      name: both(station.name),
      lines: station.lines,
      walkMinutes: station.walkMinutes ?? 0,
    }),
    area_m2: content.areaM2 ?? 0,
    max_guests: content.maxGuests,
    beds: content.beds,
    bathrooms: content.bathrooms,
    floor: text(content.floor),
    parking: text(content.parking),
    facilities: JSON.stringify(content.facilities),
    before_reservation: texts(content.beforeReservation),
    things_to_know: texts(content.thingsToKnow),
    wifi_name: content.wifiName,
    wifi_password: content.wifiPassword && cipher.encrypt(content.wifiPassword),
    way: text(content.way),
    trash: text(content.trash),
    min_nights: content.minNights,
    rank: content.rank,
  };
}

/** Returns the content of a house (Wi-Fi password decrypted) as it was written: English text that only repeats the Korean is empty. */
export function contentOf(row: HouseRow): HouseContent {
  const { station } = row;
  return {
    name: asWritten(row.name),
    summary: asWritten(row.summary),
    about: asWritten(row.about),
    location: row.location,
    type: row.type,
    area: asWritten(row.area),
    address: asWritten(row.address),
    latitude: unlessZero(row.latitude),
    longitude: unlessZero(row.longitude),
    station: {
      name: asWritten(station.name),
      lines: station.lines,
      walkMinutes: unlessZero(station.walkMinutes),
    },
    areaM2: unlessZero(row.area_m2),
    maxGuests: row.max_guests,
    beds: row.beds,
    bathrooms: row.bathrooms,
    floor: asWritten(row.floor),
    parking: asWritten(row.parking),
    facilities: row.facilities,
    beforeReservation: row.before_reservation.map(asWritten),
    thingsToKnow: row.things_to_know.map(asWritten),
    wifiName: row.wifi_name,
    wifiPassword: row.wifi_password,
    way: asWritten(row.way),
    trash: asWritten(row.trash),
    minNights: row.min_nights,
    rank: row.rank,
  };
}

/** The initial columns of a house besides its content: unpublished, without price and door code. */
export const blank = { monthly_rent: 0, deposit: 0, door_code: '', published: false } as const;

const none = { ko: '', en: '' };

export function newContent({ name, location, type }: NewHouse): HouseContent {
  return {
    name,
    location,
    type,
    summary: none,
    about: none,
    area: none,
    address: none,
    latitude: null,
    longitude: null,
    station: { name: none, lines: [], walkMinutes: null },
    areaM2: null,
    maxGuests: 1,
    beds: 1,
    bathrooms: 1,
    floor: none,
    parking: none,
    facilities: [],
    beforeReservation: [],
    thingsToKnow: [],
    wifiName: '',
    wifiPassword: '',
    way: none,
    trash: none,
    minNights: booking.defaultMinNights,
    rank: 0,
  };
}
