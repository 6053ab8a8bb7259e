import { useEffect, useEffectEvent } from 'react';
import { reservationOf } from './detail/open-beside.ts';
import { pressedKey } from '#app/admin/kit/keyboard/keys.ts';

/** Elements in which a letter key selects an option, or that are open above the list. */
const TAKES_LETTERS = '[inert], dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Moves to the next or previous reservation of the list with J and K from anywhere on its page. If one is open beside the list, the new one replaces
 * it.
 * @param open id of the reservation that is open beside the list
 */
export function useRowKeys(open: string | undefined, onOpen: (id: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key !== 'next' && key !== 'previous') return;
    if (event.target instanceof Element && event.target.closest(TAKES_LETTERS)) return;
    if (document.querySelector('main')?.closest('[inert]')) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main table a')].filter(reservationOf);
    const at = links.findIndex((link) =>
      open ? reservationOf(link) === open : link.closest('tr')?.contains(document.activeElement),
    );
    const next = links[key === 'next' ? at + 1 : Math.max(at, 1) - 1];
    if (!next) return;
    event.preventDefault();
    // The drawer gives the focus back to the row that it was opened from.
    next.focus();
    if (open) onOpen(reservationOf(next)!);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
