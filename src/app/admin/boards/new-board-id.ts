import { useEffect, useRef } from 'react';
import { dropDraft, readDraft, writeDraft } from '#app/platform/forms/draft.ts';

const KEY = 'admin-board/new-id';

const open = new Set<object>();

/** The id of a new post, made on this device, so that everything typed for it becomes one board. */
export type NewBoardId = {
  /** Returns the same id after a lost answer, a reload, or when the form is closed and opened again. */
  get: () => string;
  end: () => void;
  /** True if another open form uses this id. */
  isUsedElsewhere: () => boolean;
};

/** @param isNew true until the post has its own address */
export function useNewBoardId(isNew: boolean): NewBoardId {
  const own = useRef('');
  useEffect(() => {
    if (!isNew) return;
    // A post that was begun before a reload goes on from here.
    own.current ||= stored();
    open.add(own);
    return () => void open.delete(own);
  }, [isNew]);
  return {
    get: () => {
      own.current ||= stored() || crypto.randomUUID();
      writeDraft('local', KEY, { id: own.current });
      return own.current;
    },
    end: () => {
      own.current = '';
      dropDraft('local', KEY);
    },
    isUsedElsewhere: () => [...open].some((other) => other !== own),
  };
}

const stored = () => readDraft('local', KEY, { id: '' }).id;
