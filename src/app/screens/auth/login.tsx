import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton } from '#app/features/accounts/google-button.tsx';
import { LogInForm } from '#app/features/accounts/log-in-form.tsx';
import { intro, lead, link, other } from '#app/features/accounts/form.css.ts';
import { safeNext } from '#app/features/accounts/next.ts';
import { session } from '#app/platform/session.ts';
import { Title } from '../booking/title.tsx';

export const Route = createFileRoute('/_public/auth/login')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = safeNext(search['next']);
    return next ? { next } : {};
  },
  beforeLoad: ({ search }) => {
    const viewer = session.viewer();
    // A member sent here from the administrators' area must be able to log in as someone else.
    const otherAccount = search.next?.startsWith('/admin') && viewer?.role !== 'admin';
    if (viewer && !otherAccount) throw redirect({ href: search.next ?? '/mypage', replace: true });
  },
  component: LogInScreen,
});

function LogInScreen() {
  const { t } = useTranslation('auth');
  const { next } = Route.useSearch();
  const { history } = useRouter();
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
        onDone={() => history.replace(next ?? '/mypage')}
      />
      <GoogleButton next={next ?? null} divided />
      <p className={other}>
        {t('login.new')}
        <Link to="/auth/signup" search={next ? { next } : {}} className={link}>
          {t('login.signUp')}
        </Link>
      </p>
    </AuthFrame>
  );
}
