import { useTranslation } from 'react-i18next';
import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { Row } from '#app/admin/kit/form/both-versions.tsx';
import { RecordForm } from '#app/admin/kit/form/record-form.tsx';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { draftOf, streetOf, textAt, textPaths, type NeighbourhoodDraft } from './model.ts';
import { Texts, useTextName } from './neighbourhood-fields.tsx';
import { saveNeighbourhood } from './queries.ts';

const sections = [
  { id: 'intro', paths: ['summary'] },
  { id: 'streets', paths: textPaths.filter((path) => streetOf(path)) },
  { id: 'food', paths: ['halal', 'vegan', 'market'] },
  { id: 'quiet', paths: ['night', 'noise'] },
] as const;

const languages = ['ko', 'en'] as const;

export interface NeighbourhoodFormProps {
  neighbourhood: AdminNeighbourhood;
  onSaved: () => void;
}

/**
 * Edits the texts of a neighborhood. Typed values stay until they are saved or discarded; after a concurrent change both versions are shown. Text:
 * admin, admin-neighbourhoods, errors.
 */
export function NeighbourhoodForm({ neighbourhood, onSaved }: NeighbourhoodFormProps) {
  const { t } = useTranslation('admin-neighbourhoods');
  const work = useVersionedForm<NeighbourhoodDraft, AdminNeighbourhood>({
    key: `admin-neighbourhood/${neighbourhood.location}`,
    place: 'local',
    record: neighbourhood,
    draftOf,
    save: saveNeighbourhood,
    saved: t('form.saved'),
    onSaved,
  });
  const rows = useRows();
  return (
    <RecordForm
      work={work}
      draftOf={draftOf}
      rows={rows}
      words={{
        save: t('form.save'),
        offline: t('form.offline'),
        cancel: t('form.cancel'),
        restored: t('form.restored'),
        failedTitle: t('form.failedTitle'),
        failed: t('form.failed'),
        empty: t('form.empty'),
      }}
      onSaved={onSaved}
    >
      <Checkbox
        label={t('published')}
        help={t('publishedHelp')}
        checked={work.draft.published}
        onChange={({ target }) => work.edit({ published: target.checked })}
      />
      {sections.map(({ id, paths }) => (
        <Part key={id} id={`section-${id}`} title={t(`section.${id}`)}>
          <Texts work={work} paths={paths} />
        </Part>
      ))}
    </RecordForm>
  );
}

function useRows(): (draft: NeighbourhoodDraft) => Row[] {
  const { t } = useTranslation(['admin-neighbourhoods', 'admin']);
  const nameOf = useTextName();
  return (draft) => [
    [t('published'), t(draft.published ? 'form.yes' : 'form.no')],
    ...textPaths.flatMap((path) =>
      languages.map((language): Row => [
        `${nameOf(path)} (${t(`admin:bilingual.${language}`)})`,
        textAt(draft, path)[language],
      ]),
    ),
  ];
}
