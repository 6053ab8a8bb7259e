import type {
  AdminNeighbourhood,
  NeighbourhoodContent,
} from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { MOST_STREETS, neighbourhoodTopics } from '#contract/seoul/neighbourhood-topics.ts';
import type { Bilingual, Language } from '#contract/shared.ts';

/** The content of a neighborhood as form fields, with a blank street for each that is missing. */
export type NeighbourhoodDraft = NeighbourhoodContent;

const languages = ['ko', 'en'] as const;

export function draftOf({ content }: AdminNeighbourhood): NeighbourhoodDraft {
  const streets = Array.from({ length: MOST_STREETS }, (_, index) => {
    const { name, text } = content.streets[index] ?? {};
    return { name: name ?? { ko: '', en: '' }, text: text ?? { ko: '', en: '' } };
  });
  return { ...content, streets };
}

export type TextPath =
  | 'summary'
  | (typeof neighbourhoodTopics)[number]
  | `streets.${number}.${'name' | 'text'}`;

/** The paths of all texts in the order of the form, as the host names them in a refusal. */
export const textPaths: readonly TextPath[] = [
  'summary',
  ...Array.from({ length: MOST_STREETS }, (_, index) =>
    (['name', 'text'] as const).map((part): TextPath => `streets.${index}.${part}`),
  ).flat(),
  ...neighbourhoodTopics,
];

type StreetPart = { index: number; part: 'name' | 'text' };

/** Returns the street that a path belongs to; null for the other texts. */
export function streetOf(path: TextPath): StreetPart | null {
  const [, index, part] = /^streets\.(\d+)\.(name|text)$/.exec(path) ?? [];
  return index === undefined ? null : { index: Number(index), part: part as StreetPart['part'] };
}

export function textAt(draft: NeighbourhoodDraft, path: TextPath): Bilingual {
  const street = streetOf(path);
  return street ? draft.streets[street.index]![street.part] : draft[path as 'summary'];
}

/** Returns the changed part of a draft in which one text is replaced. */
export function withText(
  draft: NeighbourhoodDraft,
  path: TextPath,
  text: Bilingual,
): Partial<NeighbourhoodDraft> {
  const street = streetOf(path);
  if (!street) return { [path]: text };
  return {
    streets: draft.streets.map((each, index) =>
      index === street.index ? { ...each, [street.part]: text } : each,
    ),
  };
}

/** Returns the languages that lack a text which the other language has. */
export function missingIn(texts: readonly Bilingual[]): Language[] {
  return languages.filter((language) => {
    const other = language === 'ko' ? 'en' : 'ko';
    return texts.some((text) => !text[language].trim() && text[other].trim());
  });
}

/** Counts the texts of a neighborhood: all, those written, and those without English. */
export function countTexts(neighbourhood: AdminNeighbourhood) {
  const draft = draftOf(neighbourhood);
  const texts = textPaths.map((path) => textAt(draft, path));
  const written = texts.filter(({ ko }) => ko !== '');
  return {
    most: texts.length,
    written: written.length,
    untranslated: written.filter(({ en }) => en === '').length,
  };
}
