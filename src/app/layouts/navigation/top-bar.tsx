import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Wordmark } from '#app/ui/theme/brand-mark.tsx';
import { brandCore } from '#contract/brand-core.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { OfflineNotice } from '../notices/offline-notice.tsx';
import type { Chrome } from '../use-chrome.ts';
import { useScrolled } from './use-scrolled.ts';
import * as css from './top-bar.css.ts';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(loadMenu);

/** The bar of all public screens: fixed with its entries from 1250 px, a hamburger below (docs/specification.md#layout). */
export function TopBar({ chrome }: { chrome: Chrome }) {
  const { t, i18n } = useTranslation();
  const scrolled = useScrolled();
  const [open, setOpen] = useState(false);
  const active = scrolled || chrome.bar === 'solid';
  const overPhoto = chrome.bar === 'over-photo' && !active;

  return (
    <header
      className={cx(css.header, chrome.bar === 'over-photo' && css.floating)}
      data-active={active || undefined}
      data-over-photo={overPhoto || undefined}
    >
      <OfflineNotice />
      <div className={css.row}>
        <Link
          to="/"
          className={css.logo}
          aria-label={`${localText(brandCore.name, i18n.language)} ${t('home')}`}
        >
          <Wordmark height={28} className={css.mark} />
        </Link>
        <nav aria-label={t('menu.label')} className={css.wideOnly}>
          <MenuEntries lit={chrome.menu} list={css.entries} entry={css.entry} />
        </nav>
        <LanguageSwitch />
        <IconButton
          label={t('menu.open')}
          aria-haspopup="dialog"
          aria-expanded={open}
          className={css.opener}
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={() => setOpen(true)}
        >
          <Menu size={24} />
        </IconButton>
      </div>
      {open && (
        <Suspense>
          <MobileMenu lit={chrome.menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
