import type { CatalogueHouse } from '#contract/admin/catalogue.ts';
import { booking } from '#contract/rules/policy.ts';

/** The text columns of houses in the flat part of the file (ADR 57). */

const texts = ['name', 'summary', 'about', 'area', 'address', 'floor', 'parking', 'way', 'trash'] as const;
const numbers = [
  'latitude',
  'longitude',
  'areaM2',
  'maxGuests',
  'beds',
  'bathrooms',
  'minNights',
  'rank',
] as const;
const words = ['location', 'type', 'wifiName'] as const;
/** A column of earlier file versions, still read but never written. */
const FORMER = 'wifiPassword';
const languages = ['ko', 'en'] as const;

export const houseColumns: readonly string[] = [
  'id',
  'state',
  ...texts.flatMap((name) => languages.map((language) => `${name}.${language}`)),
  ...words,
  ...numbers,
  'station.name.ko',
  'station.name.en',
  'station.lines',
  'station.walkMinutes',
  'facilities',
  'monthlyRent',
  'deposit',
];
export const readColumns: readonly string[] = [...houseColumns, FORMER];
export const neededOfHouses = ['id'];

export function cellsOfHouse(house: CatalogueHouse): Record<string, string> {
  const { content } = house;
  const { station } = content;
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    id: house.id,
    state: house.state,
    ...Object.fromEntries(
      texts.flatMap((name) => languages.map((language) => [`${name}.${language}`, content[name][language]])),
    ),
    ...Object.fromEntries(words.map((name) => [name, content[name]])),
    ...Object.fromEntries(numbers.map((name) => [name, text(content[name])])),
    'station.name.ko': station.name.ko,
    'station.name.en': station.name.en,
    'station.lines': station.lines.join(','),
    'station.walkMinutes': text(station.walkMinutes),
    facilities: content.facilities.join(','),
    monthlyRent: text(house.monthlyRent),
    // Beside a rent nothing means that there is no deposit.
    deposit: text(house.monthlyRent === null ? house.deposit : (house.deposit ?? 0)),
  };
}

const none = { ko: '', en: '' };
const blank = {
  state: 'unpublished',
  monthlyRent: null,
  deposit: null,
  prices: [],
  pictures: [],
  content: {
    ...Object.fromEntries(texts.map((name) => [name, none])),
    location: '',
    type: '',
    wifiName: '',
    wifiPassword: '',
    latitude: null,
    longitude: null,
    areaM2: null,
    maxGuests: 1,
    beds: 1,
    bathrooms: 1,
    minNights: booking.defaultMinNights,
    rank: 0,
    station: { name: none, lines: [], walkMinutes: null },
    facilities: [],
    beforeReservation: [],
    thingsToKnow: [],
  },
};

const number = (cell: string): number | string | null => {
  const plain = cell.trim().replaceAll(',', '');
  if (plain === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : cell;
};
const list = (cell: string) =>
  cell
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Builds an unchecked house from cells; columns left out keep their known values, or are empty for a new house. */
export function houseOfCells(cells: Record<string, string>, known: CatalogueHouse | undefined): unknown {
  const house = structuredClone(known ?? { id: cells['id'], ...blank }) as Record<string, unknown> & {
    content: Record<string, unknown>;
  };
  for (const [column, cell] of Object.entries(cells)) {
    if (column === 'id' || column === 'state') house[column] = cell.trim();
    else if (column === 'monthlyRent' || column === 'deposit') house[column] = number(cell);
    else set(house.content, column.split('.'), valueOf(column, cell));
  }
  return house;
}

function valueOf(column: string, cell: string): unknown {
  if (column === 'facilities') return list(cell);
  if (column === 'station.lines') return list(cell).map(number);
  const isNumber = column === 'station.walkMinutes' || numbers.some((name) => name === column);
  if (isNumber) return number(cell);
  return column === 'location' || column === 'type' ? cell.trim() : cell;
}

function set(target: Record<string, unknown>, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[name!] = value;
  else {
    const inside = { ...(target[name!] as Record<string, unknown>) };
    set(inside, rest, value);
    target[name!] = inside;
  }
}

/**
 * Returns a house field by field for a list of changes: the cells, and the lists that no cell holds. Descriptions and focal points of pictures that
 * the file leaves out are taken from the house.
 */
export function factsOfHouse(
  house: CatalogueHouse,
  known: Pick<CatalogueHouse, 'pictures'> = house,
): Record<string, string> {
  const { id: _, ...cells } = cellsOfHouse(house);
  const lines = (list: readonly { ko: string; en: string }[]) =>
    list.map(({ ko, en }) => (en && en !== ko ? `${ko} / ${en}` : ko)).join('\n');
  return {
    ...cells,
    [FORMER]: house.content[FORMER],
    beforeReservation: lines(house.content.beforeReservation),
    thingsToKnow: lines(house.content.thingsToKnow),
    pictures: house.pictures
      .map((picture) => factOf({ ...known.pictures.find(({ id }) => id === picture.id), ...picture }))
      .join('\n'),
  };
}

function factOf({ id, room, alt, focus }: CatalogueHouse['pictures'][number]): string {
  const words = alt && (alt.ko || alt.en) ? `${alt.ko || '–'} / ${alt.en || '–'}` : null;
  return [room ? `${id} (${room})` : id, words, focus && `${focus.x}:${focus.y}`].filter(Boolean).join(' · ');
}

/** Lists the future prices, one per line. `after` is a Seoul date. */
export function comingPrices({ prices }: Pick<CatalogueHouse, 'prices'>, after: string): string[] {
  return prices
    .filter(({ startsOn }) => startsOn > after)
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
    .map(({ startsOn, monthlyRent, deposit }) => `${startsOn}: ${monthlyRent} / ${deposit}`);
}
