import { useEffect, useState } from 'react';
import { draftTexts } from './draft.ts';

/** Parts that hold something which no storage of this device has. */
const holders = new Set<object>();

/** Counts a part among those that hold something unsaved, for as long as that is so. */
export function useUnsaved(isHeld: boolean): void {
  const [holder] = useState({});
  useEffect(() => {
    if (isHeld) holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld, holder]);
}

/**
 * True where loading the page anew would lose something that a person made: a part that says so, a chosen file, or a text in a field that
 * stands in no draft. What a field began with is nobody's work.
 */
export function hasUnsaved(): boolean {
  if (holders.size > 0) return true;
  const drafts = draftTexts().join('\n');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input, main textarea, dialog input, dialog textarea',
  );
  return [...fields].some((field) => {
    if (field.type === 'file') return Boolean((field as HTMLInputElement).files?.length);
    if (!isText(field) || !edited.has(field) || field.value.trim() === '') return false;
    return !drafts.includes(JSON.stringify(field.value).slice(1, -1));
  });
}

const isText = ({ type }: { type: string }) => /^(text|textarea|email|tel|url|number|password)$/.test(type);

/** Fields that somebody has typed into. */
const edited = new WeakSet<Element>();
globalThis.document?.addEventListener(
  'input',
  ({ target }) => target instanceof Element && edited.add(target),
  { capture: true, passive: true },
);
