import { useTranslation } from 'react-i18next';
import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { Language } from '#contract/shared.ts';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import type { VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { missingIn, streetOf, textAt, withText, type NeighbourhoodDraft, type TextPath } from './model.ts';

export type NeighbourhoodWork = VersionedForm<NeighbourhoodDraft, AdminNeighbourhood>;

const languages = ['ko', 'en'] as const;

/** The most characters of a text, as the host accepts them. */
function mostOf(path: TextPath): number {
  const street = streetOf(path);
  if (street) return street.part === 'name' ? 60 : 300;
  return path === 'summary' ? 200 : 600;
}

/** Returns a function that names the text at a path. Text: admin-neighbourhoods. */
export function useTextName(): (path: TextPath) => string {
  const { t } = useTranslation('admin-neighbourhoods');
  return (path) => {
    const street = streetOf(path);
    if (!street) return t(`field.${path as 'summary'}`);
    return t(street.part === 'name' ? 'field.streetName' : 'field.streetText', { number: street.index + 1 });
  };
}

export interface TextsProps {
  work: NeighbourhoodWork;
  paths: readonly TextPath[];
}

/** The fields of some texts of a neighborhood, Korean and English side by side. Text: admin, admin-neighbourhoods, errors. */
export function Texts({ work: { draft, edit, form }, paths }: TextsProps) {
  const { t } = useTranslation('errors');
  const nameOf = useTextName();
  const wrong = (path: TextPath, language: Language) => {
    const code = form.errors[`${path}.${language}`];
    return code && t(code);
  };
  return (
    <BilingualColumns
      missing={missingIn(paths.map((path) => textAt(draft, path)))}
      wrong={languages.find((language) => paths.some((path) => wrong(path, language)))}
      attempts={form.attempts}
      fields={(language) =>
        paths.map((path) => {
          const text = textAt(draft, path);
          const field = {
            label: nameOf(path),
            maxLength: mostOf(path),
            value: text[language],
            error: wrong(path, language),
            onChange: ({ target }: { target: { value: string } }) =>
              edit(withText(draft, path, { ...text, [language]: target.value })),
          };
          return streetOf(path)?.part === 'name' ? (
            <TextField key={path} autoComplete="off" {...field} />
          ) : (
            <TextArea key={path} rows={path === 'summary' || streetOf(path) ? 2 : 4} {...field} />
          );
        })
      }
    />
  );
}
