import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmHost } from '#app/ui/overlays/confirm.tsx';
import { LoadingOverlay } from '#app/ui/feedback/loading-overlay.tsx';
import { PageTransition } from '#app/ui/layout/page-transition.tsx';
import { skipLink } from '#app/ui/theme/global.css.ts';
import { ToastHost } from '#app/ui/feedback/toast-region.tsx';

type PageFrameProps = {
  bar: ReactNode;
  footer?: ReactNode;
  mainClassName: string;
  children?: ReactNode;
  transitions?: boolean;
};

export function PageFrame({ bar, footer, mainClassName, transitions = true, children }: PageFrameProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const moving = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  useFocusOnArrival(main);

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
    </>
  );
}

/** Moves the focus to the heading after a navigation, so that a screen reader announces the screen. */
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
