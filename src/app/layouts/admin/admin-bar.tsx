import { Link, useMatch, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '#app/features/accounts/queries.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { BrandSymbol } from '#app/ui/theme/brand-mark.tsx';
import { brand } from '#contract/brand.ts';
import { adminMenu } from './admin-menu.ts';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { OfflineNotice } from '../notices/offline-notice.tsx';
import { useChrome } from '../use-chrome.ts';
import { useScrolled } from '../navigation/use-scrolled.ts';
import * as css from './admin-bar.css.ts';

/** Spec section 9: the bar takes its background this long after the screen has changed. */
const BACKGROUND_DELAY_MS = 100;

/** The sticky bar of the admin area; its compact logo shows on the admin home past 50 px of scroll (spec section 2, Layout). */
export function AdminBar() {
  const { t, i18n } = useTranslation('admin');
  const viewer = useViewer();
  const navigate = useNavigate();
  const chrome = useChrome();
  const scrolled = useScrolled();
  const atHome = useMatch({ from: '/_admin-area/admin', shouldThrow: false }) !== undefined;
  const wanted = chrome.bar === 'over-photo' ? 'clear' : 'white';
  const [background, setBackground] = useState<'clear' | 'white'>('clear');

  useEffect(() => {
    const timer = setTimeout(() => setBackground(wanted), BACKGROUND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return (
    <header className={css.header} data-background={background}>
      <OfflineNotice />
      <div className={css.row}>
        {atHome && scrolled && <BrandSymbol size={28} className={css.logo} />}
        <Link to="/admin" className={css.title}>
          {localText(brand.admin, i18n.language)}
        </Link>
        <nav aria-label={t('menu')}>
          <ul className={css.entries}>
            {adminMenu(viewer !== null).map(({ route, title }) => (
              <li key={route}>
                <Link
                  to={route}
                  className={css.entry}
                  aria-current={route === chrome.menu ? 'page' : undefined}
                >
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        {viewer && (
          <IconButton
            label={t('logOut')}
            onClick={() => {
              void navigate({ to: '/' });
              void logOut();
            }}
          >
            <LogOut size={20} />
          </IconButton>
        )}
      </div>
    </header>
  );
}
