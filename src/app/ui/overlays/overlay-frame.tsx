import type { CSSProperties, ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import * as css from './overlay.css.ts';

export interface OverlayProps {
  open: boolean;
  /** Asked for by the close button, Escape, the back gesture, the backdrop or a swipe: set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Hides the title from sight, not from screen readers. */
  titleHidden?: boolean;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** From 600 px: `small` 420, `medium` 520, `large` 800 px wide and at most 80vh high; `full` fills the window everywhere. */
  size?: OverlaySize;
  /**
   * On phones: how far below the top of the window the sheet ends, in pixels (docs/specification.md#layout: 10) or in hundredths of its height; the
   * sheet is as high as the window less that. `'content'` makes it as high as its content instead.
   */
  topPosition?: number | `${number}dvh` | 'content';
  /**
   * On phones: the sheet is as high as its content, at first at most 60 hundredths of the window, and is dragged by its content too; pulled
   * up it expands to what `topPosition` leaves.
   */
  expandOnContentDrag?: boolean;
  /** The page behind is dimmed and out of reach. Without it both stay usable side by side. */
  blocking?: boolean;
  /** `onClose` asks before it closes: a swipe does not, and after the back gesture the overlay stays until it was answered. */
  asksToClose?: boolean;
  /** Of the panel. */
  style?: CSSProperties;
  /** `alertdialog` for a question that must be answered: the backdrop then does not close it. */
  role?: 'dialog' | 'alertdialog';
}

type OverlaySize = 'small' | 'medium' | 'large' | 'full';

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
