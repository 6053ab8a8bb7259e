import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { intro, lead, link, other } from '#app/features/accounts/form.css.ts';
import { LazyGoogleButton } from '#app/features/accounts/sign-in/lazy-google-button.tsx';
import { LogInForm } from '#app/features/accounts/sign-in/log-in-form.tsx';
import { afterLogIn, safeRedirect } from '#app/features/accounts/sign-in/safe-redirect.ts';
import { Title } from '#app/features/brand/title.tsx';
import { session } from '#app/platform/session/session.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { AuthFrame } from './auth-frame.tsx';
import { sendOnward } from './send-onward.ts';

export const Route = createFileRoute('/_public/auth/login')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { next?: unknown; refused?: unknown } => search,
  beforeLoad: ({ search }) => sendOnward(search.next),
  component: LogInScreen,
});

function useRefusal(refused: unknown): void {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = Route.useNavigate();
  useEffect(() => {
    const refusal = session.takeRefusal();
    const isBlocked = refusal === 'session_blocked';
    if (isBlocked) toast.warning(t('errors:account_blocked'));
    else if (refusal && !refused) toast.warning(t('login.ended'));
    if (refused !== 'session' && refused !== 'staff') return;
    if (!isBlocked) toast.warning(t(`refused.${refused}`));
    void navigate({ search: ({ next }) => ({ next }), replace: true });
  }, [refused, navigate, t]);
}

function LogInScreen() {
  const { t } = useTranslation('auth');
  const { next: onward, refused } = Route.useSearch();
  const next = safeRedirect(onward);
  const { history } = useRouter();
  useRefusal(refused);
  return (
    <AuthFrame>
      <Title>{t('login.title')}</Title>
      <div className={intro}>
        <h1>{t('login.title')}</h1>
        <p className={lead}>{next?.startsWith('/book') ? t('login.leadBooking') : t('login.lead')}</p>
      </div>
      <LogInForm
        forgot={
          <Link to="/auth/forgot" className={link}>
            {t('login.forgot')}
          </Link>
        }
        onDone={() => history.replace(afterLogIn(next))}
      />
      <LazyGoogleButton next={next} divided />
      <p className={other}>
        {t('login.new')}
        <Link to="/auth/signup" search={next ? { next } : {}} className={link}>
          {t('login.signUp')}
        </Link>
      </p>
    </AuthFrame>
  );
}
