import { addDays, type PlainDate } from '../dates.ts';

export const holidayNames = [
  'new-year',
  'seollal-holiday',
  'seollal',
  'independence-movement-day',
  'labour-day',
  'childrens-day',
  'buddhas-birthday',
  'memorial-day',
  'constitution-day',
  'liberation-day',
  'chuseok-holiday',
  'chuseok',
  'foundation-day',
  'hangul-day',
  'christmas',
  'election',
  'temporary',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/** A public holiday in Korea. Two may fall on one day. */
export type Holiday = {
  date: PlainDate;
  name: HolidayName;
  /** True for a substitute holiday in place of the one named. */
  substitute: boolean;
};

/** Holidays of the solar calendar, each with the first year in which it is a day off again (Act on Public Holidays, article 2). */
const fixed: readonly { day: string; name: HolidayName; since?: number; substituted: boolean }[] = [
  { day: '01-01', name: 'new-year', substituted: false },
  { day: '03-01', name: 'independence-movement-day', substituted: true },
  { day: '05-01', name: 'labour-day', since: 2026, substituted: true },
  { day: '05-05', name: 'childrens-day', substituted: true },
  { day: '06-06', name: 'memorial-day', substituted: false },
  { day: '07-17', name: 'constitution-day', since: 2026, substituted: true },
  { day: '08-15', name: 'liberation-day', substituted: true },
  { day: '10-03', name: 'foundation-day', substituted: true },
  { day: '10-09', name: 'hangul-day', substituted: true },
  { day: '12-25', name: 'christmas', substituted: true },
];

/**
 * Seollal, Buddha's birthday and Chuseok (1/1, 4/8 and 8/15 of the Korean lunar calendar) by solar year, as calculated by the Korea Astronomy and
 * Space Science Institute.
 */
const lunar: Readonly<Record<number, readonly [seollal: string, buddha: string, chuseok: string]>> = {
  2025: ['01-29', '05-05', '10-06'],
  2026: ['02-17', '05-24', '09-25'],
  2027: ['02-07', '05-13', '09-15'],
  2028: ['01-27', '05-02', '10-03'],
  2029: ['02-13', '05-20', '09-22'],
  2030: ['02-03', '05-09', '09-12'],
  2031: ['01-23', '05-28', '10-01'],
  2032: ['02-11', '05-16', '09-19'],
  2033: ['01-31', '05-06', '09-08'],
  2034: ['02-19', '05-25', '09-27'],
  2035: ['02-08', '05-15', '09-16'],
  2036: ['01-28', '05-03', '10-04'],
  2037: ['02-15', '05-22', '09-24'],
  2038: ['02-04', '05-11', '09-13'],
  2039: ['01-24', '04-30', '10-02'],
  2040: ['02-12', '05-18', '09-21'],
};

/** Years for which every holiday that the law already names is known. */
export const holidayYears = Object.keys(lunar).map(Number);

/** One-time days off: election days by the Public Official Election Act, and days that the government declared. */
const once: Readonly<Record<PlainDate, HolidayName>> = {
  '2025-01-27': 'temporary',
  '2025-06-03': 'election',
  '2026-06-03': 'election',
  '2028-04-12': 'election',
};

/** Holidays that belong together, and the days on which they get a substitute. */
type Unit = { days: { date: PlainDate; name: HolidayName }[]; substituted: 'no' | 'sunday' | 'weekend' };

/**
 * Returns the public holidays of a year in order, with substitutes for those that fall on a weekend or on one another (Decree on Public Holidays,
 * article 3). Returns none for a year without lunar days in the table; later elections and declared days off must be added to the table.
 */
export function holidaysOf(year: number): Holiday[] {
  const units = unitsOf(year);
  const named = units.flatMap(({ days }) => days);
  const free = new Set(named.map(({ date }) => date));
  const substitutes = units.flatMap((unit) =>
    unit.days
      .filter(({ date }) => isLost(date, unit, units))
      .map(({ name }): Holiday => {
        let date = addDays(unit.days.at(-1)!.date, 1);
        while (free.has(date) || weekday(date) === 0 || weekday(date) === 6) date = addDays(date, 1);
        free.add(date);
        return { date, name: wholeName(name), substitute: true };
      }),
  );
  const all = [...named.map(({ date, name }) => ({ date, name, substitute: false })), ...substitutes];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** True if a holiday is lost to a weekend or to another holiday. Of two on one day, the lunar one is moved. */
function isLost(date: PlainDate, { days, substituted }: Unit, units: readonly Unit[]): boolean {
  if (substituted === 'no') return false;
  const day = weekday(date);
  if (day === 0 || (day === 6 && substituted === 'weekend')) return true;
  if (!isLunar(days[0]!.name)) return false;
  return units.some((other) => other.days !== days && other.days.some((each) => each.date === date));
}

function unitsOf(year: number): Unit[] {
  const moons = lunar[year];
  if (!moons) return [];
  const [seollal, buddha, chuseok] = moons.map((day) => `${year}-${day}`) as [string, string, string];
  const around = (date: PlainDate, name: 'seollal' | 'chuseok'): Unit => ({
    days: [
      { date: addDays(date, -1), name: `${name}-holiday` },
      { date, name },
      { date: addDays(date, 1), name: `${name}-holiday` },
    ],
    substituted: 'sunday',
  });
  const units: Unit[] = [
    ...fixed
      .filter(({ since = year }) => since <= year)
      .map(({ day, name, substituted }): Unit => {
        const days = [{ date: `${year}-${day}`, name }];
        return { days, substituted: substituted ? 'weekend' : 'no' };
      }),
    ...Object.entries(once)
      .filter(([date]) => date.startsWith(`${year}-`))
      .map(([date, name]): Unit => ({ days: [{ date, name }], substituted: 'no' })),
    around(seollal, 'seollal'),
    { days: [{ date: buddha, name: 'buddhas-birthday' }], substituted: 'weekend' },
    around(chuseok, 'chuseok'),
  ];
  return units.toSorted((a, b) => (a.days[0]!.date < b.days[0]!.date ? -1 : 1));
}

const isLunar = (name: HolidayName) => /^(seollal|chuseok|buddhas)/.test(name);

const wholeName = (name: HolidayName) =>
  name === 'seollal-holiday' ? 'seollal' : name === 'chuseok-holiday' ? 'chuseok' : name;

/** 0 for a Sunday, 6 for a Saturday. */
const weekday = (date: PlainDate) => new Date(`${date}T00:00:00Z`).getUTCDay();
