import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { Suspense, lazy, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SocialLinks } from '#app/features/brand/social-links.tsx';
import { chatIsThere, openChat } from '#app/platform/services/chat.ts';
import { localText, withTexts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Wordmark } from '#app/ui/theme/brand-mark.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './footer.css.ts';

const loadPrivacy = () => import('./privacy-overlay.tsx');
const loadConcierge = () => withTexts('concierge', import('./concierge-overlay.tsx'));
const PrivacyOverlay = lazy(loadPrivacy);
const ConciergeOverlay = lazy(loadConcierge);

/** Company details, ways to reach us, and the texts that must be within reach of every screen (spec section 2, Layout). */
export default function Footer() {
  const { t, i18n } = useTranslation(['footer', 'common']);
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const [shown, setShown] = useState<{ what: 'privacy' | 'concierge'; open: boolean } | null>(null);
  const close = () => setShown((now) => now && { ...now, open: false });

  const showPrivacy = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown({ what: 'privacy', open: true });
  };

  const chat = async () => {
    tracking.chatButton();
    if (!chatIsThere()) return setShown({ what: 'concierge', open: true });
    const { chatPerson } = await import('#app/features/brand/queries.ts');
    openChat(session.viewer() ? await chatPerson(own) : null);
  };

  return (
    <footer className={css.footer}>
      <Content>
        <div className={css.top}>
          <div className={css.about}>
            <span role="img" aria-label={own(brand.name)}>
              <Wordmark height={24} />
            </span>
            <SocialLinks />
          </div>
          <ServiceLinks onPrivacy={showPrivacy} />
          <div className={css.contact}>
            <Button
              variant="secondary"
              onPointerEnter={() => void loadConcierge()}
              onClick={() => void chat()}
            >
              <MessageCircle size={20} />
              {t('chat')}
            </Button>
          </div>
        </div>
        <Company />
      </Content>
      {shown && (
        <Suspense fallback={null}>
          {shown.what === 'privacy' ? (
            <PrivacyOverlay open={shown.open} onClose={close} />
          ) : (
            <ConciergeOverlay open={shown.open} onClose={close} />
          )}
        </Suspense>
      )}
    </footer>
  );
}

function ServiceLinks({ onPrivacy }: { onPrivacy: (event: MouseEvent) => void }) {
  const { t } = useTranslation(['footer', 'common']);
  return (
    <nav aria-label={t('service')} className={css.links}>
      <Link to="/terms" className={css.link}>
        {t('terms')}
      </Link>
      <Link
        to="/privacy"
        className={css.link}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPrivacy()}
        onClick={onPrivacy}
      >
        <strong>{t('privacy')}</strong>
      </Link>
      <Link to="/verify" className={css.link}>
        {t('verify')}
      </Link>
      <Link to="/portfolio" className={css.link}>
        {t('owners')}
      </Link>
      <a href={brand.hiring} target="_blank" rel="noopener" className={css.link}>
        {t('hiring')}
        <VisuallyHidden> {t('common:newWindow')}</VisuallyHidden>
      </a>
    </nav>
  );
}

/** Name, registration and address, which the law wants on every screen of a business in Korea. */
function Company() {
  const { t, i18n } = useTranslation(['footer', 'common']);
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  return (
    <address className={css.company} aria-label={t('label')}>
      <span>{own(brand.operator.name)}</span>
      <span>{t('representative', { name: own(brand.operator.representative) })}</span>
      <span>{t('registration', { number: brand.operator.registrationNumber })}</span>
      <span>{own(brand.operator.address)}</span>
      <span>
        {t('phone')} <a href={`tel:${brand.phone}`}>{brand.phone}</a>
      </span>
      <span>
        {t('email')} <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </span>
    </address>
  );
}
