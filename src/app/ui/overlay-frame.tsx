import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import type { OverlayProps } from './overlay.tsx';
import * as css from './overlay.css.ts';

interface OverlayFrameProps extends Pick<
  OverlayProps,
  'closeLabel' | 'onClose' | 'children' | 'footer' | 'size'
> {
  heading: ReactNode;
}

/** The inside of a sheet and of a dialog: head with the close button, scrolling content, foot. */
export function OverlayFrame({ heading, closeLabel, onClose, children, footer, size }: OverlayFrameProps) {
  const bare = size === 'full';
  return (
    <>
      <div className={css.head}>
        {heading}
        <IconButton label={closeLabel} className={css.close} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      {/* Focusable, so that the keyboard can scroll a long text. */}
      <div className={cx(css.body, bare && css.bodyBare)} tabIndex={bare ? undefined : 0}>
        <div className={bare ? css.contentBare : css.content}>{children}</div>
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
    </>
  );
}
