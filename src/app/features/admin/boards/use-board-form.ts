import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBoard, BoardVersion } from '#contract/admin/boards.ts';
import { dropDraft, readDraftParts, writeDraft } from '#app/platform/forms/draft.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { useVersionedForm } from '../use-versioned-form.ts';
import { warn } from '../warn.ts';
import { contentOf, draftOf, draftOfBoard, storedOf, writtenOf, type BoardDraft } from './draft.ts';
import { addBoard, discardDraft, saveBoard, storeDraft } from './queries.ts';
import { useAutosave } from './use-autosave.ts';

const keyOf = (id: string) => `admin-board/${id || 'new'}`;

export type BoardFormWays = {
  /** It is saved as a board. */
  onSaved: (saved: AdminBoard) => void;
  /** A new board's draft is stored for the first time. */
  onBegun: (begun: AdminBoard) => void;
};

/** The draft of a board over the board, stored with the host as one writes; one without an id is added. */
export function useBoardForm(board: AdminBoard, { onSaved, onBegun }: BoardFormWays) {
  const { t } = useTranslation('admin-community');
  const done: { saved?: AdminBoard } = {};
  const work = useVersionedForm<BoardDraft, AdminBoard>({
    key: keyOf(board.id),
    place: 'local',
    record: board,
    draftOf: draftOfBoard,
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
  const [name] = useState(board.id || 'new');
  const begin = useBeginning(board.id, work.draft);
  const autosave = useAutosave(work, async () => {
    const isNew = work.known.id === '';
    const result = await work.store((seen, draft) =>
      storeDraft(seen, storedOf(draft, seen.publishedAt), writtenOf),
    );
    if (result.ok && isNew && begin()) onBegun(result.value);
    return result;
  });
  const { known } = work;
  return {
    ...work,
    autosave,
    /** Stays while the form is there, also where a new board gets its id. */
    name,
    /** True where there is something to go back from, to the board itself. */
    canDiscard: work.isDirty || (known.draft !== null && known.title.ko !== ''),
    /** Goes back to the board itself; what the host has of the draft becomes a version. */
    discard: async () => {
      work.reset();
      if (known.draft === null || known.title.ko === '') return;
      const result = await work.store((seen) => discardDraft(seen));
      if (result.ok) toast.success(t('form.discarded'));
      else if (result.problem.code !== 'server_error') warn(result.problem, t('form.failed'));
    },
    /** Brings a version into the form; the board itself stays until that is saved. */
    goBackTo: (version: BoardVersion) => {
      const publishing = { publishing: work.draft.publishing, publishAt: work.draft.publishAt };
      const content = { ...version.content, photo: version.photo };
      work.edit({ ...draftOf(content, version, String(version.number)), ...publishing });
    },
  };
}
/** Takes what is stored on the device of a new board along to its own name, once it has one. @returns says that it is begun; true the first time */
function useBeginning(id: string, draft: BoardDraft) {
  const begun = useRef(false);
  const takeAlong = useEffectEvent((from: string, to: string) => {
    const shape = { ...draft, over: '' };
    const [before, since] = [from, to].map((key) => readDraftParts('local', key, shape));
    const parts = { ...before, ...since };
    if (Object.keys(parts).length > 0) writeDraft('local', to, parts);
    dropDraft('local', from);
  });
  useEffect(() => {
    if (id !== '' && begun.current) takeAlong(keyOf(''), keyOf(id));
  }, [id]);
  return () => {
    const isFirst = !begun.current;
    begun.current = true;
    return isFirst;
  };
}

export type BoardWork = ReturnType<typeof useBoardForm>;
