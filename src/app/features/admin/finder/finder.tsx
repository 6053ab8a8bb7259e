import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { pressedKey } from './keys.ts';

const FinderDialog = lazy(() => import('./finder-dialog.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

type Shown = 'finder' | 'keys';

/**
 * Finds any reservation, person, house and place of the admin area by typing: a button, and Ctrl-K or ⌘K from anywhere. The key `?` lists all
 * keys. Text: admin.
 */
export function Finder() {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<Shown | null>(null);
  // Each stays in the document once it was asked for, so that it can leave as it came.
  const [asked, setAsked] = useState<ReadonlySet<Shown>>(new Set());
  const show = (which: Shown) => {
    setAsked((before) => new Set([...before, which]));
    setShown(which);
  };
  const close = () => setShown(null);

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
        label={t('finder.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show('finder')}
      >
        <Search size={20} />
      </IconButton>
      <Suspense fallback={null}>
        {asked.has('finder') && (
          <FinderDialog open={shown === 'finder'} onClose={close} onKeys={() => show('keys')} />
        )}
        {asked.has('keys') && <KeysDialog open={shown === 'keys'} onClose={close} />}
      </Suspense>
    </>
  );
}
