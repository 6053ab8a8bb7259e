import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
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

/** The error summary of a house: each line names its field and leads to it. Text: admin, admin-houses, errors. */
export function HouseErrors({ work: { form }, onLead }: HouseErrorsProps) {
  const { t } = useTranslation(['admin-houses', 'errors']);
  const name = useFieldName();
  const refused = new Map(
    // Of several sentences of a field that are refused the first is told.
    Object.entries(form.errors)
      .toReversed()
      .flatMap(([path, code]) => (code ? [[fieldOf(path), code] as const] : [])),
  );
  const errors = [...refused]
    .toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
    .map(([field, code]) =>
      fields.includes(field)
        ? { fieldId: fieldId(field), text: `${name(field)}: ${t(`errors:${code}`)}` }
        : { text: t(`errors:${code}`) },
    );
  const otherwise = { text: form.problem?.message ?? t('form.failed') };
  return (
    <div
      // Before the line takes the focus there.
      onClickCapture={({ target }) => {
        const [, language] = /-(ko|en)$/.exec((target as Element).closest('a')?.hash ?? '') ?? [];
        if (language) flushSync(() => onLead(language as Language));
      }}
    >
      <FormErrors
        key={form.attempts}
        title={t('form.failedTitle')}
        errors={errors.length > 0 ? errors : [otherwise]}
      />
    </div>
  );
}

function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['admin-houses', 'admin']);
  const own = {
    'station.name': 'stationName',
    'station.lines': 'stationLines',
    'station.walkMinutes': 'walkMinutes',
  } as const;
  return (field) => {
    const [, part = field, language] = /^(.+)\.(ko|en)$/.exec(field) ?? [];
    const named = part as Field;
    const name = t(
      `field.${named in own ? own[named as StationField] : (named as Exclude<Field, StationField>)}`,
    );
    return language ? `${name} (${t(`admin:bilingual.${language as Language}`)})` : name;
  };
}
