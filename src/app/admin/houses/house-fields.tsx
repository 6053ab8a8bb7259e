import { useTranslation } from 'react-i18next';
import type { Bilingual, Language } from '#contract/shared.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { fieldId, type HouseDraft } from './draft.ts';
import type { HouseWork } from './use-house-form.ts';

type NameOf<Value> = { [K in keyof HouseDraft]: HouseDraft[K] extends Value ? K : never }[keyof HouseDraft];
export type WordsName = NameOf<Bilingual>;
export type LineName = Exclude<NameOf<string>, 'location' | 'type'>;

const most: Record<WordsName | 'station', number> = {
  name: 100,
  summary: 200,
  about: 5000,
  area: 200,
  address: 300,
  floor: 100,
  parking: 200,
  beforeReservation: 10_000,
  thingsToKnow: 10_000,
  way: 2000,
  trash: 500,
  station: 100,
};
const rows: Partial<Record<WordsName, number>> = {
  summary: 2,
  about: 8,
  beforeReservation: 5,
  thingsToKnow: 5,
  way: 4,
  trash: 2,
};
const helped = ['name', 'area', 'address', 'beforeReservation', 'thingsToKnow'] as const;
type Helped = (typeof helped)[number];
const isHelped = (name: WordsName): name is Helped => (helped as readonly string[]).includes(name);
const languages = ['ko', 'en'] as const;

/** The language of the field that the error summary last linked to, with the number of the save attempt and the count of such links. */
export type Led = { language: Language; attempt: number; times: number };

/** Returns a function that gives the sentence for the first error at a path or below it. */
export function useWrong({ form }: HouseWork) {
  const { t } = useTranslation(['admin-houses', 'errors']);
  return (path: string, language?: Language): string | undefined => {
    const own = Object.entries(form.errors).find(
      ([name, code]) =>
        code &&
        (name === path || name.startsWith(`${path}.`)) &&
        (language === undefined || !/\.(ko|en)$/.test(name) || name.endsWith(`.${language}`)),
    );
    return own?.[1] && t(`errors:${own[1]}`);
  };
}

export interface WordsProps {
  work: HouseWork;
  led: Led | null;
  names: readonly WordsName[];
  /** Includes the name of the station. */
  station?: boolean;
}

export function Words({ work, led, names, station = false }: WordsProps) {
  const { draft, edit, form } = work;
  const wrong = useWrong(work);
  const texts = [...names.map((name) => draft[name]), ...(station ? [draft.station.name] : [])];
  const paths = [...names, ...(station ? ['station.name'] : [])];
  const firstWrong = languages.find((language) => paths.some((path) => wrong(path, language)));
  return (
    <BilingualColumns
      missing={missingIn(texts)}
      wrong={led?.attempt === form.attempts ? led.language : firstWrong}
      attempts={form.attempts + (led?.times ?? 0)}
      fields={(language) => (
        <>
          {names.map((name) => (
            <WordsField key={name} work={work} name={name} language={language} />
          ))}
          {station && (
            <StationName
              id={fieldId(`station.name.${language}`)}
              value={draft.station.name[language]}
              error={wrong('station.name', language)}
              onChange={(typed) =>
                edit({
                  station: { ...draft.station, name: { ...draft.station.name, [language]: typed } },
                })
              }
            />
          )}
        </>
      )}
    />
  );
}

type StationNameProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};
function StationName({ id, value, error, onChange }: StationNameProps) {
  const { t } = useTranslation('admin-houses');
  return (
    <TextField
      id={id}
      label={t('field.stationName')}
      maxLength={most.station}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type WordsFieldProps = { work: HouseWork; name: WordsName; language: Language };
function WordsField({ work: { draft, edit, ...work }, name, language }: WordsFieldProps) {
  const { t } = useTranslation('admin-houses');
  const wrong = useWrong({ draft, edit, ...work });
  const common = {
    id: fieldId(`${name}.${language}`),
    label: t(`field.${name}`),
    help: isHelped(name) ? t(`help.${name}`) : undefined,
    maxLength: most[name],
    value: draft[name][language],
    error: wrong(name, language),
  };
  const set = (typed: string) => edit({ [name]: { ...draft[name], [language]: typed } });
  const lines = rows[name];
  return lines ? (
    <TextArea rows={lines} {...common} onChange={({ target }) => set(target.value)} />
  ) : (
    <TextField autoComplete="off" {...common} onChange={({ target }) => set(target.value)} />
  );
}

/** Returns the languages that lack a text which the other language has. */
function missingIn(texts: Bilingual[]): Language[] {
  return languages.filter((language) => {
    const other = language === 'ko' ? 'en' : 'ko';
    return texts.some((text) => !text[language].trim() && text[other].trim());
  });
}

const wholeNumbers = new Set<LineName>(['areaM2', 'maxGuests', 'beds', 'bathrooms', 'minNights', 'rank']);

export function Line({ work, name }: { work: HouseWork; name: LineName }) {
  const { t } = useTranslation('admin-houses');
  const wrong = useWrong(work);
  return (
    <TextField
      id={fieldId(name)}
      label={t(`field.${name}`)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={wholeNumbers.has(name) ? 'numeric' : name.endsWith('tude') ? 'decimal' : 'text'}
      value={work.draft[name]}
      error={wrong(name)}
      onChange={({ target }) => work.edit({ [name]: target.value })}
    />
  );
}
