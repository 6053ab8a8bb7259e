import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from './auth-frame.tsx';
import { CheckEmail } from '#app/features/accounts/check-email.tsx';
import { intro, lead, link, other } from '#app/features/accounts/form.css.ts';
import { GoogleButton } from '#app/features/accounts/google-button.tsx';
import { safeNext } from '#app/features/accounts/next.ts';
import { me } from '#app/features/accounts/queries.ts';
import { SignUpForm } from '#app/features/accounts/sign-up-form.tsx';
import { session } from '#app/platform/session.ts';
import { tracking } from '#app/platform/tracking.ts';
import { Title } from '../booking/title.tsx';
import { ReadTerms } from './read-terms.tsx';

type Search = { next?: string; sent?: true };

export const Route = createFileRoute('/_public/auth/signup')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Record<string, unknown>): Search => {
    const next = safeNext(search['next']);
    return {
      ...(next ? { next } : {}),
      ...(search['sent'] === true && session.viewer() ? { sent: true } : {}),
    };
  },
  beforeLoad: ({ search }) => {
    if (session.viewer() && !search.sent) throw redirect({ href: search.next ?? '/mypage', replace: true });
  },
  loaderDeps: ({ search: { sent } }) => ({ sent }),
  loader: async ({ deps }) => {
    if (!deps.sent) return null;
    const account = await me();
    return account.ok ? account.value : null;
  },
  component: SignUpScreen,
});

function SignUpScreen() {
  const { t } = useTranslation('auth');
  const { next, sent } = Route.useSearch();
  const account = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  if (sent) {
    return (
      <AuthFrame centred>
        <Title>{t('sent.title')}</Title>
        <CheckEmail
          email={account?.email ?? null}
          confirmed={account?.emailConfirmed ?? false}
          onGoOn={() => history.replace(next ?? '/mypage')}
          goOn={next?.startsWith('/book') ? t('sent.goOnBooking') : t('sent.goOn')}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <Title>{t('signup.title')}</Title>
      <div className={intro}>
        <h1>{t('signup.title')}</h1>
        <p className={lead}>{t('signup.lead')}</p>
      </div>
      <SignUpForm
        readTerms={<ReadTerms />}
        onDone={() => {
          tracking.signupComplete();
          void navigate({ search: { ...(next ? { next } : {}), sent: true }, replace: true });
        }}
      />
      <GoogleButton next={next ?? null} divided />
      <p className={other}>
        {t('signup.have')}
        <Link to="/auth/login" search={next ? { next } : {}} className={link}>
          {t('signup.logIn')}
        </Link>
      </p>
    </AuthFrame>
  );
}
