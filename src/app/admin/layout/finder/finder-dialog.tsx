import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { kinds, type Found } from './find.ts';
import { useFinder, type Place } from './use-finder.ts';
import * as css from './finder.css.ts';

/** True if there is probably a keyboard. Keyboards cannot be detected, so this checks for a pointer that can hover. */
const hasKeyboard = () => window.matchMedia('(any-hover: hover)').matches;

type FinderDialogProps = {
  places: Place[];
  open: boolean;
  onClose: () => void;
  onKeys: () => void;
};

export default function FinderDialog({ places, open, onClose, onKeys }: FinderDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('finder.title')}
      closeLabel={t('finder.close')}
      footer={
        hasKeyboard() && (
          <Button variant="quiet" size="small" onClick={onKeys}>
            {t('keys.title')}
          </Button>
        )
      }
    >
      {/* Each opening begins with an empty field. */}
      {open && <FinderForm places={places} onClose={onClose} />}
    </Overlay>
  );
}

function FinderForm({ places, onClose }: Pick<FinderDialogProps, 'places' | 'onClose'>) {
  const { t } = useTranslation('admin');
  const { history } = useRouter();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { found, state } = useFinder(typed, places);
  const listId = useId();
  const chosen = found[Math.min(active, found.length - 1)];
  const idOf = ({ key }: Found) => `${listId}-${key}`;

  const choose = ({ href }: Found) => {
    onClose();
    history.push(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a Korean syllable chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step && found.length) setActive((active + step + found.length) % found.length);
    // Of things those of the last words may still be listed.
    else if (chosen && (chosen.kind === 'action' || state !== 'searching')) choose(chosen);
  };

  return (
    <>
      <TextField
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && idOf(chosen)}
        label={t('finder.label')}
        labelHidden
        placeholder={t('finder.placeholder')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="go"
        autoFocus
        value={typed}
        icon={<Search size={20} />}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={css.state}>
        {state === 'searching' && t('finder.searching')}
        {state === 'failed' && t('finder.failed')}
        {state === 'ready' && found.length === 0 && t('finder.nothing')}
      </p>
      <FoundList {...{ found, listId, idOf, onChoose: choose }} chosen={chosen} />
    </>
  );
}

type FoundListProps = {
  found: Found[];
  chosen: Found | undefined;
  listId: string;
  idOf: (one: Found) => string;
  onChoose: (one: Found) => void;
};

function FoundList({ found, chosen, listId, idOf, onChoose }: FoundListProps) {
  const { t } = useTranslation('admin');
  return (
    <div id={listId} role="listbox" aria-label={t('finder.results')} className={css.list}>
      {kinds.map((kind) => {
        const ofKind = found.filter((one) => one.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={t(`finder.kind.${kind}`)}>
            <div aria-hidden className={css.kind}>
              {t(`finder.kind.${kind}`)}
            </div>
            {ofKind.map((one) => (
              <button
                key={one.key}
                type="button"
                id={idOf(one)}
                ref={one === chosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={one === chosen}
                className={css.option}
                onClick={() => onChoose(one)}
              >
                <span className={one.more ? css.detail : css.name}>
                  {one.more ? t('finder.more', { count: one.more }) : one.title}
                </span>
                {one.detail && <span className={css.detail}>{one.detail}</span>}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
