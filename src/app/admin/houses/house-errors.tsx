import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { BilingualErrors } from '#app/admin/kit/form/bilingual-errors.tsx';
import type { LineName, WordsName } from './house-fields.tsx';
import { fieldId } from './draft.ts';
import type { HouseWork } from './use-house-form.ts';

type StationField = 'station.name' | 'station.lines' | 'station.walkMinutes';
type Field = WordsName | LineName | 'type' | 'location' | StationField;

const languages = ['ko', 'en'] as const;
const words = (...names: (WordsName | 'station.name')[]) =>
  languages.flatMap((language) => names.map((name) => `${name}.${language}`));
/** The fields of a house that a save may refuse, in the order on screen. */
const fields: readonly string[] = [
  ...words('name', 'summary', 'about'),
  'type',
  'location',
  'areaM2',
  'maxGuests',
  'beds',
  'bathrooms',
  'minNights',
  'rank',
  ...words('floor', 'parking'),
  ...words('area', 'address', 'station.name'),
  'station.lines',
  'station.walkMinutes',
  'latitude',
  'longitude',
  ...words('beforeReservation', 'thingsToKnow'),
  'wifiName',
  'wifiPassword',
  ...words('way', 'trash'),
];

/** The names among the texts of fields that are called otherwise there. */
const own = {
  'station.name': 'stationName',
  'station.lines': 'stationLines',
  'station.walkMinutes': 'walkMinutes',
} as const;

/** The field in which the value at a path of an error stands: a sentence or a line among several, or a text in both languages as a whole. */
function fieldOf(path: string): string {
  const [, language = 'ko'] = /\.(ko|en)$/.exec(path) ?? [];
  const name = path.replace(/\.(ko|en)$/, '').replace(/\.\d+$/, '');
  return fields.includes(name) ? name : `${name}.${language}`;
}

export interface HouseErrorsProps {
  work: HouseWork;
  /** A line leads to a field of this language, which a phone may not show. */
  onLead: (language: Language) => void;
}

/** The error summary of a house. Text: admin, admin-houses, errors. */
export function HouseErrors({ work: { form }, onLead }: HouseErrorsProps) {
  const { t } = useTranslation('admin-houses');
  const nameOf = (field: string) => {
    const named = field as Field;
    return t(`field.${named in own ? own[named as StationField] : (named as Exclude<Field, StationField>)}`);
  };
  return (
    <BilingualErrors
      {...{ form, fields, fieldOf, nameOf, onLead }}
      idOf={fieldId}
      title={t('form.failedTitle')}
      failed={t('form.failed')}
    />
  );
}
