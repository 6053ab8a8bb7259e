import { useEffect, useState } from 'react';
import { draftTexts } from './draft.ts';

const holders = new Set<object>();

export function useUnsaved(isHeld: boolean): void {
  const [holder] = useState({});
  useEffect(() => {
    if (isHeld) holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld, holder]);
}

/**
 * True if a reload would lose work: a part marked as unsaved, a chosen file, or text in a field that no draft stores. Initial values do not count.
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

const edited = new WeakSet<Element>();
globalThis.document?.addEventListener(
  'input',
  ({ target }) => target instanceof Element && edited.add(target),
  { capture: true, passive: true },
);
