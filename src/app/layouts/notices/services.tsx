import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { OutsideServices } from '#contract/services.ts';
import type { createAppRouter } from '#app/router.tsx';
import { styled } from '#app/features/consent/styled.ts';
import { isConsentDue, mayUse, offeredPurposes, onConsent } from '#app/platform/services/consent.ts';
import { deliverEvents } from '#app/platform/services/delivery.ts';
import { isOpenTo, offeredServices } from '#app/platform/services/offered.ts';
import { media } from '#app/ui/theme/media.ts';
import { openLiveChat } from '../footer/live-chat.ts';
import { focusScreen } from './focus-screen.ts';

/** If this code fails to load, consent is not asked for and no outside service loads. */
const ConsentPrompt = lazy(() =>
  styled(import('#app/features/consent/consent-prompt.tsx')).catch(() => ({ default: () => null })),
);

type Router = ReturnType<typeof createAppRouter>;

/**
 * Starts the configured outside services on an idle page, as far as consent allows.
 * @returns once the consent question is closed, so that no other offer overlaps it
 */
export async function startServices(router: Router): Promise<void> {
  const offered = await offeredServices();
  if (!offered) return;
  deliverEvents(offered, router);
  if (!offeredPurposes(offered).length) return;
  const prepareChat = () => {
    if (offered.chat && mayUse('chat') && isOpenTo('chat', location.pathname))
      void openLiveChat(false).catch(() => undefined);
  };
  prepareChat();
  onConsent(prepareChat);
  if (!isConsentDue(offered)) return;
  await new Promise<void>((answered) => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Asking {...{ router, offered, answered }} />);
  });
}

type AskingProps = { router: Router; offered: OutsideServices; answered: () => void };

function Asking({ router, offered, answered }: AskingProps) {
  const path = useSyncExternalStore(
    (listener) => router.subscribe('onResolved', listener),
    () => router.state.location.pathname,
  );
  const isDue = useSyncExternalStore(onConsent, () => isConsentDue(offered));
  const isOutOfTheWay = useIsOutOfTheWay();
  useEffect(() => {
    if (!isDue) answered();
  }, [isDue, answered]);
  return (
    <div role="status">
      <Suspense fallback={null}>
        <ConsentPrompt
          offered={offered}
          shown={isDue && isOutOfTheWay && isOpenTo('advertising', path)}
          // A sheet that goes without an answer had nobody in it.
          onFocusLost={() => isDue || focusScreen()}
        />
      </Suspense>
    </div>
  );
}

const SCROLLED = 0.4;

/** True after scrolling past the first view of a screen. On a phone the question would cover the search, also after coming back to it. */
const useIsOutOfTheWay = (): boolean =>
  useSyncExternalStore(onScroll, () => !matchMedia(media.mobile).matches || scrollY > innerHeight * SCROLLED);

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
