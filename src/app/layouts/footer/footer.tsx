import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { Suspense, lazy, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMessengers } from '#app/features/brand/lazy-messengers.tsx';
import { SocialLinks } from '#app/features/brand/social-links.tsx';
import { styled } from '#app/features/consent/styled.ts';
import { isChatStarted, showChat } from '#app/platform/services/chat.ts';
import { localText, withTexts } from '#app/platform/i18n/i18n.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Wordmark } from '#app/ui/theme/brand-mark.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './footer.css.ts';

type Shown = 'privacy' | 'concierge' | 'consent' | 'ask';

const loadPrivacy = () => import('./privacy-overlay.tsx');
const loadConcierge = () => withTexts('concierge', import('./concierge-overlay.tsx'));
const PrivacyOverlay = lazy(loadPrivacy);
const ConciergeOverlay = lazy(loadConcierge);
const loadLiveChat = () => import('./live-chat.ts');
const ConsentSettings = lazy(() => styled(import('#app/features/consent/consent-settings.tsx')));
const ChatConsent = lazy(() => styled(import('#app/features/consent/chat-consent.tsx')));

/** Footer with company details, contact links and the texts that must be reachable from every screen (docs/specification.md#layout). */
export default function Footer() {
  const { t, i18n } = useTranslation(['footer', 'common']);
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const [shown, setShown] = useState<{ what: Shown; open: boolean } | null>(null);
  const close = () => setShown((now) => now && { ...now, open: false });

  const showPrivacy = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown({ what: 'privacy', open: true });
  };

  const chat = useChat(setShown);
  const allowed = () => {
    close();
    chat.open();
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
            <LazyMessengers />
          </div>
          <ServiceLinks onPrivacy={showPrivacy} onConsent={() => setShown({ what: 'consent', open: true })} />
          <div className={css.contact}>
            <Button
              variant="secondary"
              busy={chat.isOpening}
              onPointerEnter={() =>
                void Promise.all([loadConcierge(), loadLiveChat()]).catch(() => undefined)
              }
              onClick={chat.press}
            >
              <MessageCircle size={20} />
              {t('chat')}
            </Button>
          </div>
        </div>
        <Company />
      </Content>
      {shown && (
        <Sheets
          shown={shown}
          onClose={close}
          onAllowed={allowed}
          onContact={() => setShown({ what: 'concierge', open: true })}
        />
      )}
    </footer>
  );
}

type SheetsProps = {
  shown: { what: Shown; open: boolean };
  onClose: () => void;
  onAllowed: () => void;
  onContact: () => void;
};

function Sheets({ shown: { what, open }, onClose, onAllowed, onContact }: SheetsProps) {
  const common = { open, onClose };
  return (
    <Suspense fallback={null}>
      {what === 'privacy' && <PrivacyOverlay {...common} />}
      {what === 'concierge' && <ConciergeOverlay {...common} />}
      {what === 'consent' && <ConsentSettings {...common} />}
      {what === 'ask' && <ChatConsent {...common} onAllowed={onAllowed} onContact={onContact} />}
    </Suspense>
  );
}

function useChat(show: (shown: { what: Shown; open: boolean }) => void) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const way = await loadLiveChat().then(
      ({ openLiveChat }) => openLiveChat(),
      () => 'contact' as const,
    );
    setOpening(false);
    if (way === 'ask') show({ what: 'ask', open: true });
    if (way === 'contact') show({ what: 'concierge', open: true });
  };
  const press = () => {
    tracking.chatButton();
    if (isChatStarted()) showChat();
    else void open();
  };
  return { isOpening, press, open: () => void open() };
}

type ServiceLinksProps = { onPrivacy: (event: MouseEvent) => void; onConsent: () => void };

function ServiceLinks({ onPrivacy, onConsent }: ServiceLinksProps) {
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
      <button type="button" className={css.link} onClick={onConsent}>
        {t('consent')}
      </button>
      <Link to="/verify" className={css.link}>
        {t('verify')}
      </Link>
      <Link to="/portfolio" className={css.link}>
        {t('owners')}
      </Link>
      <a href={brand.hiring} target="_blank" rel="noopener" className={css.link}>
        {t('hiring')}
        <VisuallyHidden>{` ${t('common:newWindow')}`}</VisuallyHidden>
      </a>
    </nav>
  );
}

/** Name, registration and address of the company, which Korean law requires on every screen of a business. */
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
        {`${t('phone')} `}
        <a href={`tel:${brand.phone}`}>{brand.phone}</a>
      </span>
      <span>
        {`${t('email')} `}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </span>
    </address>
  );
}
