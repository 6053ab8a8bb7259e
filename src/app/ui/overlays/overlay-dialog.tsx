import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../theme/cx.ts';
import { OverlayFrame, type OverlayProps } from './overlay-frame.tsx';
import { enterHistory, noteAddress } from './overlay-history.ts';
import { focusAgain, isolate } from './overlay-page.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './overlay.css.ts';

const EXIT_MS = 200;

/** While the dialog is open: isolates the page, takes the focus, answers Escape and the back gesture; gives the focus back. */
function useDialogLayer({
  open,
  onClose,
  blocking,
}: {
  open: boolean;
  onClose: () => void;
  blocking: boolean;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);

  // Before it is painted: an Escape on what is seen already is the dialog's, not that of a drawer below it.
  useLayoutEffect(() => {
    if (!open || !layer.current) return;
    const own = layer.current;
    const release = blocking ? isolate(own) : undefined;
    const leave = enterHistory(() => close());
    if (!own.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || own.closest('[inert]')) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      leave();
      release?.();
      if (own.contains(document.activeElement) || document.activeElement === document.body)
        focusAgain(opener);
    };
  }, [open, blocking, opener]);

  useEffect(() => {
    if (open) noteAddress();
  });
  return { layer, panel };
}

function DialogLayer(props: OverlayProps) {
  const { open, onClose, title, titleHidden, size = 'medium', blocking = true } = props;
  const { style, role = 'dialog' } = props;
  const titleId = useId();
  const { layer, panel } = useDialogLayer({ open, onClose, blocking });

  return createPortal(
    <div ref={layer} className={css.layer} data-closing={open ? undefined : ''} inert={!open}>
      {blocking && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.scrim}
          onClick={role === 'dialog' ? onClose : undefined}
        />
      )}
      <div
        ref={panel}
        role={role}
        aria-modal={blocking || undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
        className={cx(css.dialog, css.dialogSize[size])}
        style={style}
      >
        <OverlayFrame
          {...props}
          size={size}
          heading={
            <h2 id={titleId} className={titleHidden ? visuallyHidden : css.title}>
              {title}
            </h2>
          }
        />
      </div>
    </div>,
    document.body,
  );
}

/** The overlay from 600 px up: a centred dialog over a dimmed, inert page. */
export default function OverlayDialog(props: OverlayProps) {
  const { open } = props;
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return present ? <DialogLayer {...props} /> : null;
}
