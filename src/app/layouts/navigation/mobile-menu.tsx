import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { enterHistory } from '#app/ui/overlays/overlay-history.ts';
import { Wordmark } from '#app/ui/theme/brand-mark.tsx';
import { media } from '#app/ui/theme/media.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuEntries } from './menu-entries.tsx';
import * as css from './mobile-menu.css.ts';

/**
 * The menu below 1250 px, over the whole screen. The browser's own modal dialog traps the focus, answers Escape and gives the focus
 * back; the back gesture, every chosen entry and a window that grows to 1250 px close it.
 */
export default function MobileMenu({ lit, onClose }: { lit: string; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const own = dialog.current;
    if (!own) return;
    const opener = document.activeElement;
    own.showModal();
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    const leave = enterHistory(() => close());
    const wide = matchMedia(media.menu);
    const grow = () => wide.matches && close();
    wide.addEventListener('change', grow);
    return () => {
      wide.removeEventListener('change', grow);
      leave();
      root.style.overflow = '';
      own.close();
      if (!(opener instanceof HTMLElement)) return;
      opener.focus({ preventScroll: true });
      // In a wide window the opener is gone: the bar that it stood in has the same entries.
      if (document.activeElement !== opener)
        opener.closest('header')?.querySelector('a')?.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <dialog ref={dialog} className={css.dialog} aria-label={t('menu.label')} onCancel={onClose}>
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
    </dialog>,
    document.body,
  );
}
