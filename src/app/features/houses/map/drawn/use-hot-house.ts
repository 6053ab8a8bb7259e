import { useEffect, useState } from 'react';

const listed = (id: string) => document.querySelector<HTMLElement>(`[data-house="${CSS.escape(id)}"]`);

/**
 * Tracks the house under the pointer or focus, on the map or in the list beside it (`data-house` of `search/results.tsx`); both show it. Scrolls the
 * list to a house selected on the map.
 */
export function useHotHouse(
  selected: string | undefined,
): [string | undefined, (id: string | undefined) => void] {
  const [hot, setHot] = useState<string>();
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-house]') : null;
      if (card) setHot(card.dataset['house']);
    };
    const leave = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-house]')) return;
      // A pin that is come to has said so already.
      if (relatedTarget instanceof Element && relatedTarget.closest('[data-pin]')) return;
      setHot(undefined);
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerover', follow, { signal });
    document.addEventListener('focusin', follow, { signal });
    document.addEventListener('pointerout', leave, { signal });
    document.addEventListener('focusout', leave, { signal });
    return () => ending.abort();
  }, []);
  useEffect(() => {
    const cards = [hot, selected].flatMap((id) => (id ? (listed(id) ?? []) : []));
    for (const card of cards) card.dataset['hot'] = '';
    return () => {
      for (const card of cards) delete card.dataset['hot'];
    };
  }, [hot, selected]);
  useEffect(() => {
    if (selected) listed(selected)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selected]);
  return [hot, setHot];
}
