import { useTranslation } from 'react-i18next';
import type { AdminBoard, BoardVersion } from '#contract/admin/boards.ts';
import { useVersionedForm } from '../use-versioned-form.ts';
import { contentOf, draftOf, writtenOf, type BoardDraft } from './draft.ts';
import { addBoard, saveBoard } from './queries.ts';

/** The draft of a board over the board; one without an id is added. */
export function useBoardForm(board: AdminBoard, onSaved: (saved: AdminBoard) => void) {
  const { t } = useTranslation('admin-community');
  const done: { saved?: AdminBoard } = {};
  const work = useVersionedForm<BoardDraft, AdminBoard>({
    key: `admin-board/${board.id || 'new'}`,
    record: board,
    draftOf: (record) => draftOf(record, record),
    save: async (seen, draft) => {
      const content = contentOf(draft, seen.publishedAt, Date.now());
      const outcome =
        seen.id === ''
          ? await addBoard(content)
          : await saveBoard(seen, { ...content, storeVersion: draft.from !== '' }, writtenOf);
      if (outcome.result.ok) done.saved = outcome.result.value;
      return outcome;
    },
    saved: t('form.saved'),
    onSaved: () => done.saved && onSaved(done.saved),
  });
  return {
    ...work,
    /** Brings a version into the form; the board itself stays until that is saved. */
    goBackTo: (version: BoardVersion) => {
      const publishing = { publishing: work.draft.publishing, publishAt: work.draft.publishAt };
      const content = { ...version.content, photo: version.photo };
      work.edit({ ...draftOf(content, version, String(version.number)), ...publishing });
    },
  };
}
export type BoardWork = ReturnType<typeof useBoardForm>;
