import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { useDialogLayer } from '#app/ui/overlays/dialog-layer.ts';
import { openerNow } from '#app/ui/overlays/overlay-page.ts';
import { Wordmark } from '#app/ui/theme/brand-mark.tsx';
import { media } from '#app/ui/theme/media.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuEntries } from './menu-entries.tsx';
import * as css from './mobile-menu.css.ts';

/** Full-screen menu below 1250 px; toasts stay above it. Escape, the back gesture, choosing an entry and a window that grows to 1250 px close it. */
export default function MobileMenu({ lit, onClose }: { lit: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [bar] = useState(() => openerNow()?.closest('header'));
  const { layer } = useDialogLayer({ open: true, onClose, blocking: true });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const wide = matchMedia(media.menu);
    const grow = () => wide.matches && close();
    wide.addEventListener('change', grow);
    return () => {
      wide.removeEventListener('change', grow);
      // In a wide window the opener is gone: the bar that it stood in has the same entries.
      if (document.activeElement === document.body) bar?.querySelector('a')?.focus({ preventScroll: true });
    };
  }, [bar]);

  return createPortal(
    <div
      ref={layer}
      role="dialog"
      aria-modal="true"
      aria-label={t('menu.label')}
      tabIndex={-1}
      className={css.dialog}
    >
      <div className={css.head}>
        <Link to="/" className={css.logo} aria-label={t('home')} onClick={onClose}>
          <Wordmark height={28} />
        </Link>
        <IconButton label={t('menu.close')} onClick={onClose}>
          <X size={24} />
        </IconButton>
      </div>
      <nav aria-label={t('menu.label')} className={css.nav}>
        <MenuEntries lit={lit} entry={css.entry} onChoose={onClose} />
      </nav>
      <div className={css.foot}>
        <LanguageSwitch />
      </div>
    </div>,
    document.body,
  );
}
