import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { JOINING, tabStorage } from '#app/platform/browser/storage.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { LogInForm } from '../sign-in/log-in-form.tsx';
import { ShortSignUpForm } from './short-sign-up-form.tsx';
import './texts.ts';
import * as css from '../form.css.ts';

export interface JoinPromptProps {
  /** Path on this origin to go on to: the booking with all choices. */
  next: string;
  /** Title of the event to sign up for, if this is not a booking; `next` is then the page below the prompt. */
  event?: string;
  /** Path of the page that reopens the prompt after a reload; defaults to `next`. */
  page?: string;
  /** Called when the prompt is closed without a log-in. */
  onClose?: () => void;
}

/**
 * Asks a visitor who is booking or signing up for an event to sign up, log in or continue with Google, and keeps all choices
 * (docs/specification.md#states-and-transitions). Text: auth, join, errors.
 */
export function JoinPrompt({ next, event, page = next, onClose }: JoinPromptProps) {
  const { t } = useTranslation(['join', 'auth', 'common']);
  const { history } = useRouter();
  const [open, setOpen] = useState(true);
  const isWatched = useSafePage({ next, page, open });
  const [way, setWay] = useState<'new' | 'known'>('new');
  const goOn = () => (event ? setOpen(false) : history.push(next));
  if (isWatched) return null;
  return (
    <Overlay
      open={open}
      onClose={() => {
        setOpen(false);
        onClose?.();
      }}
      title={t(event ? 'join:event.title' : 'join:title')}
      closeLabel={t('common:close')}
      size="medium"
    >
      <div className={css.form}>
        <p className={css.lead}>{event ? t('join:event.lead', { event }) : t('join:lead')}</p>
        <Segmented
          id="join-way"
          legend={t('join:way')}
          legendHidden
          value={way}
          onChange={setWay}
          options={(['new', 'known'] as const).map((value) => ({ value, label: t(`join:${value}`) }))}
        />
        {way === 'new' ? (
          <ShortSignUpForm
            {...(event && { submit: t('join:event.submit') })}
            toBook={!event}
            onDone={() => {
              tracking.signupComplete();
              goOn();
            }}
          />
        ) : (
          <LogInForm
            forgot={
              <Link to="/auth/forgot" className={css.link}>
                {t('auth:login.forgot')}
              </Link>
            }
            onDone={goOn}
          />
        )}
      </div>
      <GoogleButton next={next} divided />
      {way === 'new' && (
        <p className={css.other}>
          <Link to="/auth/signup" search={{ next }} className={css.link}>
            {t('join:whole')}
          </Link>
        </p>
      )}
    </Overlay>
  );
}

/**
 * Keeps third-party scripts off the page while the prompt is open. Reloads a page that has one, and its screen reopens the prompt; if a script
 * remains even then, such as the browser's own, goes to the log-in screen. Returns true while the page is being left.
 */
function useSafePage({ next, page, open }: { next: string; page: string; open: boolean }): boolean {
  const { navigate, history } = useRouter();
  const [isWatched] = useState(hasForeignScripts);
  const leave = useEffectEvent(() => {
    if (tabStorage.get(JOINING) === next) {
      tabStorage.remove(JOINING);
      void navigate({ to: '/auth/login', search: { next } });
      return;
    }
    tabStorage.set(JOINING, next);
    // The router writes addresses a moment later.
    history.flush();
    location.replace(page);
  });
  useEffect(() => {
    if (isWatched) leave();
    if (isWatched || !open) return undefined;
    const begin = () => tabStorage.set(JOINING, next);
    const end = () => tabStorage.remove(JOINING);
    begin();
    addEventListener('pageshow', begin);
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pageshow', begin);
      removeEventListener('pagehide', end);
      end();
    };
  }, [isWatched, open, next]);
  return isWatched;
}

/** True if the page contains a script of another host. No password may be typed on such a page. */
const hasForeignScripts = (): boolean =>
  [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== location.origin);
