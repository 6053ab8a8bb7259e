import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import type { createAppRouter } from '#app/router.tsx';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Skeleton, SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { focusScreen } from './focus-screen.ts';
import * as css from './waiting.css.ts';

/** Time in ms after which a slow navigation shows a placeholder page and a way back. */
const SHAPE_AFTER_MS = 300;

type Router = ReturnType<typeof createAppRouter>;

function Waiting({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('freshness');
  return (
    <div className={css.cover}>
      <Content className={css.page}>
        <div className={css.head}>
          <span role="status">{t('waiting')}</span>
          <Button variant="secondary" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
        <Skeleton width="60%" height="36px" />
        <Skeleton ratio="16 / 9" radius="14px" />
        <SkeletonLines count={4} />
      </Content>
    </div>
  );
}

async function waitFor(done: Promise<void>, onCancel: () => void): Promise<void> {
  let isOver = false;
  const over = done.then(() => (isOver = true));
  const hasTexts = await withTexts('freshness', Promise.resolve(true)).catch(() => false);
  if (isOver || !hasTexts) return;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const covered = [...document.querySelectorAll<HTMLElement>('main, footer')];
  const hadFocus = covered.some((part) => part.contains(document.activeElement));
  flushSync(() => root.render(<Waiting onCancel={onCancel} />));
  // The screen below is out of sight, and so out of reach.
  for (const part of covered) part.inert = true;
  if (hadFocus) place.querySelector('button')?.focus();
  await over;
  const hasFocus = place.contains(document.activeElement);
  for (const part of covered) part.inert = false;
  root.unmount();
  place.remove();
  if (hasFocus) focusScreen();
}

type Navigation = Pick<Parameters<Parameters<Router['subscribe']>[1]>[0], 'fromLocation' | 'toLocation'>;

export function watchNavigations(router: Router): void {
  let end = () => {};
  const follow = ({ fromLocation, toLocation }: Navigation) => {
    end();
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    const done = new Promise<void>((resolve) => (end = resolve));
    const steps = fromLocation.state.__TSR_index - toLocation.state.__TSR_index;
    // The step that was taken is undone, so that the history is as before.
    const back = () =>
      steps ? router.history.go(steps) : void router.navigate({ href: fromLocation.href, replace: true });
    const timer = setTimeout(() => void waitFor(done, back), SHAPE_AFTER_MS);
    void done.then(() => clearTimeout(timer));
  };
  router.subscribe('onResolved', () => end());
  router.subscribe('onBeforeLoad', follow);
  const { status, resolvedLocation, location } = router.state;
  if (status === 'pending') follow({ fromLocation: resolvedLocation, toLocation: location });
}
