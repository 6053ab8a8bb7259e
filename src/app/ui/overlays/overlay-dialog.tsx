import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../theme/cx.ts';
import { OverlayFrame, type OverlayProps } from './overlay-frame.tsx';
import { useDialogLayer } from './dialog-layer.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './overlay.css.ts';

const EXIT_MS = 200;

function DialogLayer(props: OverlayProps) {
  const { open, onClose, title, titleHidden, size = 'medium', blocking = true } = props;
  const { asksToClose, style, role = 'dialog' } = props;
  const titleId = useId();
  const { layer, panel } = useDialogLayer({ open, onClose, blocking, asksToClose });

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
