import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { tracking } from '#app/platform/tracking.ts';
import { ConfirmHost } from '#app/ui/confirm.tsx';
import { LoadingOverlay } from '#app/ui/loading-overlay.tsx';
import { PageTransition } from '#app/ui/page-transition.tsx';
import { skipLink } from '#app/ui/theme/global.css.ts';
import { ToastHost } from '#app/ui/toast-region.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

type PageFrameProps = {
  bar: ReactNode;
  footer?: ReactNode;
  mainClassName: string;
  /** The screen; what the router found unless given. */
  children?: ReactNode;
  /** Each new page fades in; off where work is dense. */
  transitions?: boolean;
};

/** What every layout has: the way past the bar, the landmarks, the route overlay, messages and questions. */
export function PageFrame({ bar, footer, mainClassName, transitions = true, children }: PageFrameProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const moving = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  useFocusOnArrival(main);
  useEffect(() => tracking.websiteView(), []);

  return (
    <>
      <a href="#main" className={skipLink}>
        {t('skip')}
      </a>
      {bar}
      <main ref={main} id="main" tabIndex={-1} className={mainClassName}>
        {transitions ? (
          <PageTransition routeKey={path}>{children ?? <Outlet />}</PageTransition>
        ) : (
          (children ?? <Outlet />)
        )}
      </main>
      {footer}
      <LoadingOverlay active={moving} label={t('loading')} />
      <ToastHost label={t('messages')} closeLabel={t('close')} />
      <ConfirmHost />
      <UpdatePrompt />
    </>
  );
}

/** After going to another screen the focus stands on its heading, so that a screen reader says where one is. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const heading = main.current?.querySelector('h1') ?? main.current;
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router, main],
  );
}
