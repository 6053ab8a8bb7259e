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

/** Names of fields that differ in the texts. */
const own = {
  'station.name': 'stationName',
  'station.lines': 'stationLines',
  'station.walkMinutes': 'walkMinutes',
} as const;

/** Returns the form field for an error path, which may point to one sentence of a list or to a whole bilingual text. */
function fieldOf(path: string): string {
  const [, language = 'ko'] = /\.(ko|en)$/.exec(path) ?? [];
  const name = path.replace(/\.(ko|en)$/, '').replace(/\.\d+$/, '');
  return fields.includes(name) ? name : `${name}.${language}`;
}

export interface HouseErrorsProps {
  work: HouseWork;
  /** Called when an error links to a field of this language, which a phone may hide. */
  onLead: (language: Language) => void;
}

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
