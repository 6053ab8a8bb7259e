import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBoard, BoardVersion } from '#contract/admin/boards.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { dropDraft, readDraftParts, writeDraft } from '#app/platform/forms/draft.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Changed } from '#app/admin/kit/form/conflict.ts';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { contentOf, draftOf, draftOfBoard, storedOf, writtenOf, type BoardDraft } from './draft.ts';
import { discardDraft, saveBoard, storeDraft } from './queries.ts';
import { useNewBoardId, type NewBoardId } from './new-board-id.ts';
import { useAutosave } from './use-autosave.ts';

const asDraft = async (seen: AdminBoard, draft: BoardDraft, storeVersion: boolean, newId: NewBoardId) => {
  const body = { ...storedOf(draft, seen.publishedAt), storeVersion };
  const stored = await storeDraft(seen, body, writtenOf, newId.get);
  // Saved as a board already, though its answer was lost.
  if (seen.id === '' && stored.current) newId.end();
  return stored;
};

/** Refusal codes for parts that are still missing. */
const unfinished = new Set<string | undefined>([
  'korean_required',
  'event_required',
  'name_required',
  'capacity_required',
  'alt_required',
]);

/**
 * True if a save was refused only for parts that a draft may lack, which is everything but the title. A board that is or will be public is never
 * saved unfinished.
 */
function mayStayUnfinished({ result }: Changed<AdminBoard>, { publishedAt }: AdminBoard, draft: BoardDraft) {
  if (result.ok || draft.publishing !== 'draft' || publishedAt !== null) return false;
  const { 'title.ko': untitled, ...others } = result.problem.fields;
  const codes = Object.values(others);
  return !untitled && codes.length > 0 && codes.every((code) => unfinished.has(code));
}

const keyOf = (id: string) => `admin-board/${id || 'new'}`;

export type BoardFormWays = {
  onSaved: (saved: AdminBoard) => void;
  onBegun: (begun: AdminBoard) => void;
};

function useSaving(board: AdminBoard, newId: NewBoardId, onSaved: BoardFormWays['onSaved']) {
  const { t } = useTranslation('admin-community');
  const done: { saved?: AdminBoard } = {};
  return useVersionedForm<BoardDraft, AdminBoard>({
    key: keyOf(board.id),
    place: 'local',
    record: board,
    draftOf: draftOfBoard,
    save: async (seen, draft) => {
      const content = contentOf(draft, seen.publishedAt, Date.now());
      // Under the id that it has here, so that a second try after a lost answer adds no second board.
      const begun = seen.id === '' ? await asDraft(seen, draft, false, newId) : null;
      if (begun && !begun.result.ok) return begun;
      const over = begun?.result.ok ? begun.result.value : seen;
      const outcome = await saveBoard(over, { ...content, storeVersion: draft.from !== '' }, writtenOf);
      const answer = mayStayUnfinished(outcome, over, draft)
        ? (begun ?? (await asDraft(over, draft, false, newId)))
        : outcome;
      if (!answer.result.ok) return answer;
      done.saved = answer.result.value;
      if (board.id === '') newId.end();
      return answer;
    },
    saved: t('form.saved'),
    onSaved: () => done.saved && onSaved(done.saved),
  });
}

/** Shows a warning if a draft was not stored, unless the problem is a server error, which is reported elsewhere. */
function tell(problem: Problem, fallback: string): void {
  if (problem.code !== 'server_error') warn(problem, fallback);
}

function useStoring(
  board: AdminBoard,
  work: ReturnType<typeof useSaving>,
  newId: NewBoardId,
  onBegun: BoardFormWays['onBegun'],
) {
  const { t } = useTranslation('admin-community');
  const begin = useBeginning(board.id, work.draft);
  const isThere = useIsThere();
  // The call that what is typed has last met, or is yet to make.
  const [tried, setTried] = useState<'save' | 'draft'>('draft');
  const { edits, edit } = useCountedEdits(work.edit);
  const autosave = useAutosave(work, async () => {
    const result = await work.store((seen, draft) => asDraft(seen, draft, false, newId));
    setTried('draft');
    // Somebody who has left the page is not pulled back to it, and begins another post next time; a form opened since goes on with this one.
    if (!result.ok || board.id !== '' || newId.isUsedElsewhere() || !begin()) return result;
    newId.end();
    if (isThere.current) onBegun(result.value);
    else dropDraft('local', keyOf(''));
    return result;
  });
  /** Stores the draft again until nothing was typed during the call. */
  const storeAll = async (storeVersion: boolean) => {
    for (;;) {
      let sent = 0;
      const result = await work.store((seen, draft) => {
        sent = edits.current;
        return asDraft(seen, draft, storeVersion, newId);
      });
      if (result.ok && edits.current !== sent) continue;
      setTried('draft');
      if (!result.ok) tell(result.problem, t('form.failed'));
      return result.ok;
    }
  };
  return { autosave, storeAll, tried, setTried, edits, edit };
}

export function useBoardForm(board: AdminBoard, { onSaved, onBegun }: BoardFormWays) {
  const { t } = useTranslation('admin-community');
  const newId = useNewBoardId(board.id === '');
  const work = useSaving(board, newId, onSaved);
  const [name] = useState(board.id || 'new');
  const { autosave, storeAll, tried, setTried, edits, edit } = useStoring(board, work, newId, onBegun);
  const send = async () => {
    autosave.forget();
    const isSaved = await work.send();
    // After a draft that was under way, and whose refusal is this one's. What is typed after a Save is a draft again.
    setTried(isSaved ? 'draft' : 'save');
  };
  const { known } = work;
  const hasDraft = work.isDirty || known.draft !== null;
  return {
    ...work,
    edit,
    autosave,
    send,
    /** Keeps what was typed here over the other version. A conflict of a draft only stores the draft and does not publish it. */
    keepMine: () => (tried === 'save' ? void send() : work.keepMine()),
    /** Stays the same while the form is open, even when a new board gets its id. */
    name,
    /** True if something typed or a stored draft differs from the board. */
    hasDraft,
    /** True if there is a saved board to go back to. */
    canDiscard: hasDraft && known.title.ko !== '',
    /** Goes back to the saved board. The typed text becomes a version first; if that fails, it stays. */
    discard: async () => {
      if (work.isDirty && !(await storeAll(false))) return;
      const typed = edits.current;
      const result = await work.store(async (seen) => {
        const outcome = await discardDraft(seen);
        // Before the next call in turn, which would store the discarded words anew.
        if (outcome.result.ok && edits.current === typed) work.reset();
        return outcome;
      });
      if (!result.ok) return tell(result.problem, t('form.failed'));
      autosave.forget();
      toast.success(t('form.discarded'));
    },
    /**
     * Fills the form with a version after storing the present draft as a version. The board changes only when that is saved.
     * @returns false if the draft could not be stored
     */
    goBackTo: async (version: BoardVersion) => {
      if (hasDraft && !(await storeAll(true))) return false;
      const content = { ...version.content, photo: version.photo };
      const { publishing: _, publishAt: __, ...fields } = draftOf(content, version, String(version.number));
      edit(fields);
      return true;
    },
  };
}

function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

/** Counts the edits, so that a call can tell if something was typed meanwhile. */
function useCountedEdits(change: (changed: Partial<BoardDraft>) => void) {
  const edits = useRef(0);
  const edit = (changed: Partial<BoardDraft>) => {
    edits.current += 1;
    change(changed);
  };
  return { edits, edit };
}

/**
 * Moves the drafts on this device from a new board to its id once it has one.
 * @returns a function that marks the board as begun and returns true the first time
 */
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
