import { Suspense, lazy, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { media } from './theme/media.ts';
import { useHydrated } from './use-hydrated.ts';

export interface OverlayProps {
  open: boolean;
  /** Asked for by the close button, Escape, the back gesture, the backdrop or a swipe: set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** From 600 px: `small` 420, `medium` 520, `large` 800 px wide and at most 80vh high; `full` fills the window everywhere. */
  size?: OverlaySize;
  /**
   * On phones: how far below the top of the window the sheet ends, in pixels (spec: 10); the sheet is as high as the
   * window less that. `'content'` makes it as high as its content instead.
   */
  topPosition?: number | 'content';
  /** On phones: the sheet can be dragged by its content, not only by its handle. */
  expandOnContentDrag?: boolean;
  /** The page behind is dimmed and out of reach. Without it both stay usable side by side. */
  blocking?: boolean;
  /** Of the panel. */
  style?: CSSProperties;
  /** `alertdialog` for a question that must be answered: the backdrop then does not close it. */
  role?: 'dialog' | 'alertdialog';
}

export type OverlaySize = 'small' | 'medium' | 'large' | 'full';

const loadDialog = () => import('./overlay-dialog.tsx');
const loadSheet = () => import('./overlay-sheet.tsx');
const Dialog = lazy(loadDialog);
const Sheet = lazy(loadSheet);

const isPhone = () => window.matchMedia(media.mobile).matches;

/** Fetches the code of the overlay ahead of the first opening: on hover, or when the page is idle. */
export function preloadOverlay(): void {
  void (isPhone() ? loadSheet() : loadDialog());
}

/**
 * The only overlay: a bottom sheet below 600 px, a dialog from there, decided at each opening. Nothing is rendered on
 * the server. While open it adds one entry to the history, so that the back gesture closes it; the focus returns to
 * where it was. What it showed stays until it has gone, even if the caller empties it on closing.
 */
export function Overlay(props: OverlayProps) {
  const { open, onClose } = props;
  const hydrated = useHydrated();
  const [form, setForm] = useState<'sheet' | 'dialog'>();
  const [shown, setShown] = useState(props);
  const [wasOpen, setWasOpen] = useState(false);
  const opens = open && hydrated;

  if (opens !== wasOpen) {
    setWasOpen(opens);
    if (opens) setForm(isPhone() ? 'sheet' : 'dialog');
  }
  if (opens && shown !== props) setShown(props);

  if (!form) return null;
  const Form = form === 'sheet' ? Sheet : Dialog;
  return (
    <Suspense fallback={null}>
      <Form {...shown} open={opens} onClose={onClose} />
    </Suspense>
  );
}
