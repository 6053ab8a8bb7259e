import type { University } from '#contract/seoul/commutes.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { ComboboxOption } from '#app/ui/forms/combobox.tsx';

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_AN_INITIAL = 588;

/** The initial consonants of a Korean name, as people type them to find it: 연세 → ㅇㅅ. */
export const initials = (name: string): string =>
  Array.from(name)
    .map((letter) => {
      const index = Math.floor((letter.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_OF_AN_INITIAL);
      return INITIALS[index] ?? letter;
    })
    .join('');

/** The universities by name in a language, found by either name, by initials, and by the short forms that students use (연대, SNU). */
export function universityOptions(universities: readonly University[], language: string): ComboboxOption[] {
  return universities
    .map(({ id, name }) => ({
      value: id,
      label: localText(name, language),
      keywords: [name.ko, name.en, id, initials(name.ko), `${name.ko.charAt(0)}대`],
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
