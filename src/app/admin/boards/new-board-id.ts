import { useEffect, useRef } from 'react';
import { dropDraft, readDraft, writeDraft } from '#app/platform/forms/draft.ts';

const KEY = 'admin-board/new-id';

/** The forms of a new post that are open in this tab. */
const open = new Set<object>();

/** The id that a new post will have, made on this device: all that is typed of it becomes one board. */
export type NewBoardId = {
  /** The same one after a lost answer, a reload, or where the form was left and opened again. */
  get: () => string;
  /** Forgets it: the host has the board. What follows is another post. */
  end: () => void;
  /** True where a form that is open now goes on with it. */
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
