import type { UniversityId } from '#contract/seoul/universities.ts';
import type { University } from '#contract/seoul/commutes.ts';
import { shortName } from '#contract/seoul/short-names.ts';
import { initials } from '#contract/rules/text/hangul.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { ComboboxOption } from '#app/ui/forms/combobox.tsx';

/** Abbreviations that students use beside the short names. */
const abbreviations: Partial<Record<UniversityId, string[]>> = {
  yonsei: ['연대'],
  ewha: ['이대'],
  hongik: ['홍대'],
  konkuk: ['건대'],
  korea: ['고대'],
  hufs: ['외대'],
  uos: ['시립대'],
  sookmyung: ['숙대'],
  seoultech: ['과기대'],
  snue: ['교대'],
  chungang: ['중대'],
};

/** Options for the universities, sorted by name in `language`, to be found by either name, by initials, and by students' abbreviations (연대, SNU). */
export function universityOptions(universities: readonly University[], language: string): ComboboxOption[] {
  return universities
    .map(({ id, name }) => ({
      id,
      name,
      names: [shortName({ id, name }, 'ko'), shortName({ id, name }, 'en'), ...(abbreviations[id] ?? [])],
    }))
    .map(({ id, name, names }) => ({
      value: id,
      label: localText(name, language),
      keywords: [name.ko, name.en, id, ...names, ...[name.ko, ...names].map(initials)],
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
