import { lazy, Suspense, useEffect } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import * as css from '#app/features/accounts/form.css.ts';
import { GoogleButton } from '#app/features/accounts/sign-in/google-button.tsx';
import type { GoogleEnd } from '#app/features/accounts/sign-in/google.ts';
import { NewcomerForm } from '#app/features/accounts/sign-in/newcomer-form.tsx';
import { afterLogIn } from '#app/features/accounts/sign-in/safe-redirect.ts';
import { Title } from '#app/features/brand/title.tsx';
import { tracking } from '#app/platform/services/tracking.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ReadLegal } from './read-legal.tsx';

const ShortNewcomerForm = lazy(() =>
  import('#app/features/accounts/join/short-newcomer-form.tsx').then((part) => ({
    default: part.ShortNewcomerForm,
  })),
);

const route = getRouteApi('/_public/auth/google-callback');

export function GoogleCallbackScreen() {
  const { t } = useTranslation('auth');
  const end = route.useLoaderData();
  const { code } = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const onward = end.kind === 'logged-in' ? afterLogIn(end.next) : null;
  const spent = end.kind === 'newcomer' && code !== undefined;
  useEffect(() => {
    if (onward) history.replace(onward);
    // The code is used up: it leaves the history.
    else if (spent) void navigate({ search: {}, replace: true });
  }, [onward, spent, history, navigate]);

  if (end.kind === 'newcomer') {
    const { newcomer } = end;
    const goOn = () => {
      tracking.signupComplete();
      history.replace(afterLogIn(newcomer.next));
    };
    return (
      <AuthFrame>
        <Title>{t('google.newcomer')}</Title>
        <div className={css.intro}>
          <h1>{t('google.newcomer')}</h1>
          <p className={css.lead}>{t('google.newcomerLead')}</p>
        </div>
        {newcomer.next.startsWith('/book') ? (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <ShortNewcomerForm newcomer={newcomer} onDone={goOn} />
          </Suspense>
        ) : (
          <NewcomerForm
            newcomer={newcomer}
            readTerms={<ReadLegal text="terms" />}
            readPrivacy={<ReadLegal text="privacy" />}
            onDone={goOn}
          />
        )}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame centred>
      <Title>{t('google.title')}</Title>
      {end.kind === 'logged-in' ? <h1>{t('google.done')}</h1> : <NotIn end={end} />}
    </AuthFrame>
  );
}

function NotIn({ end }: { end: Exclude<GoogleEnd, { kind: 'logged-in' | 'newcomer' }> }) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const offline = end.kind === 'failed' && end.problem.code === 'offline';
  const why = end.kind === 'failed' ? sentenceOf(end.problem, t('offline')) : t(`google.${end.kind}`);
  return (
    <div className={css.message} role="alert">
      <span className={css.messageIcon}>
        <CircleAlert size={32} />
      </span>
      <h1>{t('google.failed')}</h1>
      <p className={css.lead}>{why}</p>
      <div className={css.actions}>
        {offline ? (
          <Button variant="primary" full onClick={() => void router.invalidate()}>
            {t('google.retry')}
          </Button>
        ) : (
          <GoogleButton next={end.next} />
        )}
        <Link
          to="/auth/login"
          search={end.next ? { next: end.next } : {}}
          className={buttonClass({ variant: 'secondary', full: true })}
        >
          {t('google.otherwise')}
        </Link>
      </div>
    </div>
  );
}
