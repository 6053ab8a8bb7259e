import { useTranslation } from 'react-i18next';
import type { AdminBoard } from '#contract/admin/boards.ts';
import type { Language } from '#contract/shared.ts';
import { Conflict, differs, fieldsOf, type Row } from '#app/admin/kit/form/both-versions.tsx';
import { draftOfBoard, photoOf, type BoardDraft } from './draft.ts';
import { nodesOfText, plainText } from './nodes.ts';
import type { BoardWork } from './use-board-form.ts';

export interface BoardConflictProps {
  work: BoardWork;
  theirs: AdminBoard;
  onTheirs: () => void;
}

export function BoardConflict({ work: { draft, form, keepMine }, theirs, onTheirs }: BoardConflictProps) {
  const rows = useRows();
  const { t } = useTranslation('admin-community');
  return (
    <Conflict
      fields={fieldsOf(rows(draft), rows(draftOfBoard(theirs))).filter(differs)}
      empty={t('form.empty')}
      busy={form.busy}
      onMine={keepMine}
      onTheirs={onTheirs}
    />
  );
}

function useRows() {
  const { t } = useTranslation(['admin-community', 'admin']);
  const languages: Language[] = ['ko', 'en'];
  return (draft: BoardDraft): Row[] => {
    const inBoth = (field: 'title' | 'summary' | 'person', name: string) =>
      languages.map((language): Row => [
        `${name} (${t(`admin:bilingual.${language}`)})`,
        draft[field][language],
      ]);
    const type = draft.boardType as AdminBoard['boardType'];
    const publishing = draft.publishing as 'draft' | 'now' | 'later';
    return [
      [t('type.label'), t(`type.${type}`)],
      ...inBoth('title', t('form.title')),
      ...inBoth('summary', t('form.summary')),
      ...inBoth('person', t('form.person')),
      ...languages.map((language): Row => [
        `${t('form.text')} (${t(`admin:bilingual.${language}`)})`,
        plainText(nodesOfText(draft.text[language])),
      ]),
      [t('picture.title'), photoOf(draft)?.alt.ko ?? ''],
      [t('event.startsAt'), draft.startsAt.replace('T', ' ')],
      [t('event.endsAt'), draft.endsAt.replace('T', ' ')],
      [t('event.place'), [draft.place.ko, draft.place.en].filter(Boolean).join(' / ')],
      [t('event.mapUrl'), draft.mapUrl],
      [t('event.capacity'), draft.capacity],
      [
        t('publish.title'),
        `${t(`publish.${publishing}`)} ${publishing === 'draft' ? '' : draft.publishAt.replace('T', ' ')}`.trim(),
      ],
    ];
  };
}
