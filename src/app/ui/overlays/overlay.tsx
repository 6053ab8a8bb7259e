import { Suspense, lazy, useState } from 'react';
import type { OverlayProps } from './overlay-frame.tsx';
import { media } from '../theme/media.ts';
import { useHydrated } from '../layout/use-hydrated.ts';

const loadDialog = () => import('./overlay-dialog.tsx');
const loadSheet = () => import('./overlay-sheet.tsx');
const Dialog = lazy(loadDialog);
const Sheet = lazy(loadSheet);

const isPhone = () => window.matchMedia(media.mobile).matches;

export function preloadOverlay(): void {
  void (isPhone() ? loadSheet() : loadDialog());
}

/**
 * The only overlay: a bottom sheet below 600 px, otherwise a dialog, decided at each opening. Not rendered on the server. While open it adds a
 * history entry, so that the back gesture closes it; the focus returns afterwards. Its content stays until it is gone, even if the caller clears it
 * on closing.
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
