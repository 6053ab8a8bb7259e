import type { AdminStaff } from '#contract/admin/staff/staff.ts';
import { replyTimes, staffLanguages } from '#contract/rules/people/staff.ts';
import type { Bilingual, Language } from '#contract/shared.ts';

export const languages = ['ko', 'en'] as const;

/** The typed content of a profile. Without a portrait `photoId` is empty. */
export type StaffDraft = {
  name: Bilingual;
  role: Bilingual;
  languages: string[];
  replyMinutes: number;
  photoId: string;
  published: boolean;
};

const none = { ko: '', en: '' };

/** A profile that is not created yet. Its id is empty. */
export const blankStaff: AdminStaff = {
  id: '',
  name: none,
  role: none,
  languages: ['ko', 'en'],
  replyMinutes: 60,
  portrait: null,
  published: false,
  houses: [],
  version: '',
};

export function draftOf(staff: AdminStaff): StaffDraft {
  const { name, role, replyMinutes, portrait, published } = staff;
  return {
    name,
    role,
    languages: [...staff.languages],
    replyMinutes,
    photoId: portrait?.id ?? '',
    published,
  };
}

export function contentOf(draft: StaffDraft) {
  const { name, role, photoId, published } = draft;
  return {
    name,
    role,
    languages: draft.languages.flatMap((code) => staffLanguages.find((each) => each === code) ?? []),
    replyMinutes: replyTimes.find((each) => each === draft.replyMinutes) ?? 60,
    photoId: photoId || null,
    published,
  };
}

/** Returns the languages that lack a text which the other language has. */
export function missingIn(...texts: Bilingual[]): Language[] {
  return languages.filter((language) => {
    const other = language === 'ko' ? 'en' : 'ko';
    return texts.some((text) => !text[language].trim() && text[other].trim());
  });
}

/** Returns the name of a language in the reader's language. */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
