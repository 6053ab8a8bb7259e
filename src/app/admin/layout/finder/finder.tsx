import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { focusAgain } from '#app/ui/overlays/overlay-page.ts';
import { pressedKey } from '#app/admin/kit/keyboard/keys.ts';
import type { Place } from './use-finder.ts';

const FinderDialog = lazy(() => import('./finder-dialog.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

type Shown = 'finder' | 'keys';

export function Finder({ places }: { places: Place[] }) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<Shown | null>(null);
  // Each stays in the document once it was asked for, so that it can leave as it came.
  const [asked, setAsked] = useState<ReadonlySet<Shown>>(new Set());
  // From one dialog to the other the place where the first was opened is still the one to go back to.
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = (which: Shown) => {
    if (!shown) opener.current = document.activeElement;
    setAsked((before) => new Set([...before, which]));
    setShown(which);
  };
  const close = () => {
    setShown(null);
    requestAnimationFrame(() => {
      const held = document.activeElement;
      // A dialog that leaves holds the focus for a moment more, and gives it to the main part where it was opened from the other one, which has left.
      if (held && !held.matches('body, main, [inert], [inert] *')) return;
      if (!focusAgain(opener.current)) button.current?.focus();
    });
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key !== 'find' && (key !== 'keys' || shown)) return;
    event.preventDefault();
    show(key === 'find' ? 'finder' : 'keys');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconButton
        ref={button}
        label={t('finder.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show('finder')}
      >
        <Search size={20} />
      </IconButton>
      <Suspense fallback={null}>
        {asked.has('finder') && (
          <FinderDialog
            places={places}
            open={shown === 'finder'}
            onClose={close}
            onKeys={() => show('keys')}
          />
        )}
        {asked.has('keys') && <KeysDialog open={shown === 'keys'} onClose={close} />}
      </Suspense>
    </>
  );
}
