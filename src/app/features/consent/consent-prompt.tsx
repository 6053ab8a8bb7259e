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

/** From the sheet to the foot of the window, and to the page above it. */
const GAP_PX = 24;

/** The answer of somebody who says the same to every purpose. */
const sameFor = (purposes: Purpose[], allowed: boolean) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, allowed]));

/**
 * Asks once for what the services need, beside a page that stays usable. Escape leaves it unanswered for this visit. `onAnswered` moves the
 * focus, where the sheet had it. Text: consent.
 */
export default function ConsentPrompt({
  offered,
  onAnswered,
}: {
  offered: OutsideServices;
  onAnswered: () => void;
}): ReactNode {
  useConsentTexts();
  const { t, i18n } = useTranslation('consent');
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  const sheet = useRef<HTMLElement>(null);
  const titleId = useId();
  const purposes = offeredPurposes(offered);
  const answer = (act: () => void) => {
    const hadFocus = sheet.current?.contains(document.activeElement);
    act();
    if (hadFocus) onAnswered();
  };
  const putOff = useEffectEvent((event: KeyboardEvent) => {
    // An overlay closes by the same key, and goes first.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role$=dialog]')) return;
    answer(putOffConsent);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => putOff(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);

  useRoomFor(sheet);

  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    purposes.map((purpose) => t(`services.${purpose}`)),
  );
  return (
    <>
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
        <div className={css.answers}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => answer(() => saveConsent(sameFor(purposes, false)))}
          >
            {t('necessary')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => answer(() => saveConsent(sameFor(purposes, true)))}
          >
            {t('all')}
          </Button>
        </div>
      </section>
      {settings !== 'never' && (
        <Suspense fallback={null}>
          <ConsentSettings open={settings === 'open'} onClose={() => setSettings('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** Lets the foot of the page, and what the keyboard reaches there, come out from under the sheet; nothing in sight moves. */
function useRoomFor(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
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
  }, [sheet]);
}
