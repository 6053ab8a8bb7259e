import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { hasSingleKeys, isApple, setSingleKeys } from '#app/admin/kit/keyboard/keys.ts';
import * as css from './finder.css.ts';

const MODIFIER = isApple() ? '⌘' : 'Ctrl';

const keys = [
  { name: 'find', press: [MODIFIER, 'K'] },
  { name: 'keys', press: ['?'] },
  { name: 'next', press: ['J'] },
  { name: 'previous', press: ['K'] },
  { name: 'close', press: ['Esc'] },
  { name: 'day', press: ['←', '→'] },
  { name: 'weeks', press: ['PageUp', 'PageDown'] },
  { name: 'today', press: ['Home'] },
] as const;

export default function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [single, setSingle] = useState(hasSingleKeys);
  return (
    <Overlay open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('finder.close')}>
      <dl className={css.keys}>
        {keys.map(({ name, press }) => (
          <div key={name} className={css.keyRow}>
            <dt className={css.press}>
              {press.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('keys.single')}
        checked={single}
        onChange={(event) => {
          setSingle(event.target.checked);
          setSingleKeys(event.target.checked);
        }}
      />
    </Overlay>
  );
}
