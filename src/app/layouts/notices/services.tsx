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

/** Without its code nobody is asked, and nothing loads. */
const ConsentPrompt = lazy(() =>
  styled(import('#app/features/consent/consent-prompt.tsx')).catch(() => ({ default: () => null })),
);

type Router = ReturnType<typeof createAppRouter>;

/**
 * Begins with the services of others, as far as they are set up and agreed to, on an idle page.
 * @returns once nobody is asked about them, so that no other offer stands in the same place
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

/** The question, on screens where nobody is about to enter something, until it is answered or put off. */
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

/** The part of the window's height that somebody scrolls before the question stands in nobody's way. */
const SCROLLED = 0.4;

/** True beyond the first sight of a screen: on a phone the sheet would cover the search that people came for, also when they come back to it. */
const useIsOutOfTheWay = (): boolean =>
  useSyncExternalStore(onScroll, () => !matchMedia(media.mobile).matches || scrollY > innerHeight * SCROLLED);

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
