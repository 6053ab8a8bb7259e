import type { UniversityId } from '#contract/seoul/universities.ts';
import type { University } from '#contract/seoul/commutes.ts';
import { initials } from '#contract/rules/text/hangul.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { ComboboxOption } from '#app/ui/forms/combobox.tsx';

const shortNames: Partial<Record<UniversityId, string[]>> = {
  yonsei: ['연대'],
  ewha: ['이대', '이화여대'],
  hongik: ['홍대'],
  konkuk: ['건대'],
  korea: ['고대'],
  sungshin: ['성신여대'],
  dongduk: ['동덕여대'],
  hufs: ['외대', '한국외대'],
  uos: ['시립대', '서울시립대'],
  sookmyung: ['숙대', '숙명여대'],
  seoultech: ['과기대', '서울과기대'],
  snue: ['교대', '서울교대'],
  karts: ['한예종'],
  swu: ['서울여대'],
  chungang: ['중대', '중앙대'],
};

/** Options for the universities, sorted by name in `language`, to be found by either name, by initials, and by students' abbreviations (연대, SNU). */
export function universityOptions(universities: readonly University[], language: string): ComboboxOption[] {
  return universities
    .map(({ id, name }) => ({
      value: id,
      label: localText(name, language),
      keywords: [name.ko, name.en, id, initials(name.ko), ...(shortNames[id] ?? [])],
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
