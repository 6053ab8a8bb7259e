import type { CSSProperties, ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import * as css from './overlay.css.ts';

export interface OverlayProps {
  open: boolean;
  /** Called by the close button, Escape, the back gesture, the backdrop or a swipe. Set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Size from 600 px: `small` 420, `medium` 520, `large` 800 px wide and at most 80vh high. `full` fills the window at all widths. */
  size?: OverlaySize;
  /**
   * On phones, the distance of the sheet from the top of the window, in pixels (docs/specification.md#layout: 10) or in hundredths of its height. The
   * sheet fills the rest. `'content'` makes it as high as its content.
   */
  topPosition?: number | `${number}dvh` | 'content';
  /**
   * On phones, makes the sheet as high as its content, at first at most 60 % of the window, and draggable by its content. Pulled up, it expands to
   * the height that `topPosition` leaves.
   */
  expandOnContentDrag?: boolean;
  /** Dims the page and makes it inert. If false, both stay usable side by side. */
  blocking?: boolean;
  /** True if `onClose` asks before it closes. A swipe then does not close, and after the back gesture the overlay stays until the answer. */
  asksToClose?: boolean;
  style?: CSSProperties;
  /** `alertdialog` for a question that must be answered; the backdrop then does not close it. */
  role?: 'dialog' | 'alertdialog';
}

type OverlaySize = 'small' | 'medium' | 'large' | 'full';

interface OverlayFrameProps extends Pick<
  OverlayProps,
  'closeLabel' | 'onClose' | 'children' | 'footer' | 'size'
> {
  heading: ReactNode;
}

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
