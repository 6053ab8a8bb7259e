import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { enterHistory, noteAddress } from './overlay-history.ts';
import { giveFocusBack, isolate, lockScroll, openerNow } from './overlay-page.ts';

type DialogLayerOptions = { open: boolean; onClose: () => void; blocking: boolean; asksToClose?: boolean };

/**
 * While the dialog is open, isolates the page, takes the focus, and handles Escape and the back gesture; returns the focus afterwards. `layer` stays
 * interactive; `panel` is the part of it that gets the focus first, by default the layer.
 */
export function useDialogLayer({ open, onClose, blocking, asksToClose = false }: DialogLayerOptions) {
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(openerNow);
  const close = useEffectEvent(onClose);
  const asks = useEffectEvent(() => asksToClose);

  // Before it is painted: an Escape on what is seen already is the dialog's, not that of a drawer below it.
  useLayoutEffect(() => {
    if (!open || !layer.current) return;
    const own = layer.current;
    const undo = blocking ? [isolate(own), lockScroll()] : [];
    const leave = enterHistory(
      () => close(),
      () => asks(),
    );
    if (!own.contains(document.activeElement)) (panel.current ?? own).focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || own.closest('[inert]')) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      leave();
      for (const each of undo) each();
      if (own.contains(document.activeElement) || document.activeElement === document.body)
        giveFocusBack(opener);
    };
  }, [open, blocking, opener]);

  useEffect(() => {
    if (open) noteAddress();
  });
  return { layer, panel };
}
