import { Link, useMatch, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '#app/features/accounts/log-out.ts';
import { Finder } from './finder/finder.tsx';
import { ReservationBox } from '#app/admin/reservations/reservation-box.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { BrandSymbol } from '#app/ui/theme/brand-mark.tsx';
import { brand } from '#contract/brand.ts';
import { adminMenu, adminPlaces } from './admin-menu.ts';
import { LanguageSwitch } from '#app/layouts/navigation/language-switch.tsx';
import { OfflineNotice } from '#app/layouts/notices/offline-notice.tsx';
import { useChrome } from '#app/layouts/use-chrome.ts';
import { useScrolled } from '#app/layouts/navigation/use-scrolled.ts';
import * as css from './admin-bar.css.ts';

/** The bar takes its background this long after the screen has changed (docs/specification.md#business-constants-and-limits). */
const BACKGROUND_DELAY_MS = 100;

/**
 * The sticky bar of the admin area. On the admin home a compact logo and a box to find reservations appear after 50 px of scroll; no other screen has
 * the logo (docs/specification.md#layout).
 */
export function AdminBar() {
  const { t, i18n } = useTranslation('admin');
  const viewer = useViewer();
  const navigate = useNavigate();
  const scrolled = useScrolled();
  const background = useBackground();
  // Focusing the box may scroll the page to its top: it stays while somebody types into it.
  const [finding, setFinding] = useState(false);
  const atHome = useMatch({ from: '/_admin-area/admin/', shouldThrow: false }) !== undefined;

  const boxed = atHome && (scrolled || finding);

  return (
    <header className={css.header} data-background={background}>
      <OfflineNotice />
      <div className={css.row}>
        <Link to="/admin" className={css.title}>
          {boxed && <BrandSymbol size={28} className={css.logo} />}
          {localText(brand.admin, i18n.language)}
        </Link>
        {boxed && (
          <ReservationBox
            className={css.box}
            onFocus={() => setFinding(true)}
            onBlur={() => setFinding(false)}
            onFind={(search) => {
              setFinding(false);
              void navigate({ to: '/admin/reservations', search: { search } });
            }}
          />
        )}
        <AdminEntries loggedIn={viewer !== null} />
        <div className={css.tools}>
          {viewer && (
            <Finder places={adminPlaces.map(({ route, title }) => ({ title: t(title), href: route }))} />
          )}
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
      </div>
    </header>
  );
}

function AdminEntries({ loggedIn }: { loggedIn: boolean }) {
  const { t } = useTranslation('admin');
  const { menu } = useChrome();
  const nav = useRef<HTMLElement>(null);
  // On a phone the entries are wider than the screen.
  useEffect(() => {
    if (!menu) return;
    const current = nav.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [menu]);
  return (
    <nav ref={nav} aria-label={t('menu')} className={css.nav}>
      <ul className={css.entries}>
        {adminMenu(loggedIn).map(({ route, title }) => (
          <li key={route}>
            <Link
              to={route}
              activeOptions={{ exact: true }}
              className={css.entry}
              aria-current={route === menu ? 'page' : undefined}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns the background: white, or clear on a screen that asks for it, scrolled or not (docs/specification.md#layout). A change takes effect 100 ms
 * later.
 */
function useBackground(): 'clear' | 'white' {
  const { bar } = useChrome();
  const wanted = bar === 'clear' ? 'clear' : 'white';
  const [background, setBackground] = useState<'clear' | 'white'>('clear');
  useEffect(() => {
    const timer = setTimeout(() => setBackground(wanted), BACKGROUND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return background;
}
