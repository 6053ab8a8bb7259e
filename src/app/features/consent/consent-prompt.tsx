import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { OutsideServices, Purpose } from '#contract/services.ts';
import { offeredPurposes, putOffConsent, saveConsent } from '#app/platform/services/consent.ts';
import { Button } from '#app/ui/controls/button.tsx';
import * as css from './consent.css.ts';
import { styled } from './styled.ts';
import { useConsentTexts } from './texts.ts';

export { consentStyle } from './consent-style.ts';

const ConsentSettings = lazy(() => styled(import('./consent-settings.tsx')));

const GAP_PX = 24;

/** Time for the settings that were opened from the prompt to close first, ms. */
const CLOSED_MS = 400;

type ConsentPromptProps = { offered: OutsideServices; shown: boolean; onFocusLost: () => void };

const sameFor = (purposes: Purpose[], allowed: boolean) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, allowed]));

/**
 * Asks once, while `shown`, for consent to outside services, beside a page that stays usable. Escape leaves it unanswered for this visit. Calls
 * `onFocusLost` if the prompt had the focus when it closed. Text: consent.
 */
export default function ConsentPrompt({ offered, shown, onFocusLost }: ConsentPromptProps): ReactNode {
  useConsentTexts();
  const { t, i18n } = useTranslation('consent');
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  const sheet = useRef<HTMLElement>(null);
  const titleId = useId();
  const purposes = offeredPurposes(offered);
  useEscape(() => shown && putOffConsent());
  useRoomFor(sheet, shown);
  const lost = useEffectEvent(() => document.activeElement === document.body && onFocusLost());
  useEffect(() => {
    if (shown) return undefined;
    const left = setTimeout(() => lost(), CLOSED_MS);
    return () => clearTimeout(left);
  }, [shown]);

  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    purposes.map((purpose) => t(`services.${purpose}`)),
  );
  return (
    <>
      {shown && (
        <section ref={sheet} aria-labelledby={titleId} className={css.ask}>
          <div className={css.askHead}>
            <h2 id={titleId} className={css.askTitle}>
              {t('ask.title')}
            </h2>
            <Button variant="quiet" size="small" onClick={() => setSettings('open')}>
              {t('choose')}
            </Button>
          </div>
          <p className={css.askText}>{t('ask.text', { services: names })}</p>
          <Answers onAnswer={(allowed) => saveConsent(sameFor(purposes, allowed))} />
        </section>
      )}
      {settings !== 'never' && (
        <Suspense fallback={null}>
          <ConsentSettings open={settings === 'open'} onClose={() => setSettings('closed')} />
        </Suspense>
      )}
    </>
  );
}

function Answers({ onAnswer }: { onAnswer: (allowed: boolean) => void }) {
  const { t } = useTranslation('consent');
  return (
    <div className={css.answers}>
      <Button variant="secondary" size="small" onClick={() => onAnswer(false)}>
        {t('necessary')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => onAnswer(true)}>
        {t('all')}
      </Button>
    </div>
  );
}

function useEscape(act: () => unknown): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // An overlay closes by the same key, and goes first.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role$=dialog]')) return;
    act();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}

/** Adds room at the bottom of the page, so that the sheet covers neither its foot nor what the keyboard focuses there; nothing in view moves. */
function useRoomFor(sheet: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = sheet.current;
    if (!shown || !element) return undefined;
    const page = document.documentElement.style;
    const watch = new ResizeObserver(() => {
      const height = `${element.offsetHeight + GAP_PX}px`;
      page.scrollPaddingBlockEnd = height;
      document.body.style.paddingBlockEnd = height;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      page.scrollPaddingBlockEnd = '';
      document.body.style.paddingBlockEnd = '';
    };
  }, [sheet, shown]);
}
