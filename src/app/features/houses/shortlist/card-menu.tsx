import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseCard } from '#contract/houses.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Overlay, preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { ShareButton } from './share-button.tsx';
import * as css from './shortlist.css.ts';
import { useShortlistTexts } from './texts.ts';

/** Offers comparing and sharing for a house of a list; saving it has its heart. */
export function CardMenu({ house }: { house: HouseCard }) {
  useShortlistTexts();
  const { t, i18n } = useTranslation(['shortlist', 'common']);
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const name = localText(house.name, i18n.language);
  const close = () => setMenu('closed');
  return (
    <>
      <IconButton
        label={t('menu', { name })}
        className={css.menu}
        aria-haspopup="dialog"
        onPointerEnter={preloadOverlay}
        onFocus={preloadOverlay}
        onClick={() => setMenu('open')}
      >
        <Ellipsis size={20} />
      </IconButton>
      {menu !== 'never' && (
        <Overlay open={menu === 'open'} onClose={close} title={name} closeLabel={t('common:close')}>
          <div className={css.actions}>
            <CompareToggle house={house} onDone={close} />
            <ShareButton title={name} path={`/detail?id=${house.id}`} words={t('menuShare')} />
          </div>
        </Overlay>
      )}
    </>
  );
}
