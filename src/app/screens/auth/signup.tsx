import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/accounts.ts';
import { intro, lead, link, other } from '#app/features/accounts/form.css.ts';
import { me } from '#app/features/accounts/queries.ts';
import { CheckEmail } from '#app/features/accounts/sign-in/check-email.tsx';
import { GoogleButton } from '#app/features/accounts/sign-in/google-button.tsx';
import { afterLogIn, safeRedirect } from '#app/features/accounts/sign-in/safe-redirect.ts';
import { SignUpForm } from '#app/features/accounts/sign-in/sign-up-form.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { stringParam } from '#app/platform/browser/search-param.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { session } from '#app/platform/session/session.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ReadLegal } from './read-legal.tsx';
import { sendOnward } from './send-onward.ts';

/** Unchecked search parameters. `sent` is set after a sign-up, which logs the member in; `token` belongs to an invitation. */
type Search = { next?: unknown; sent?: unknown; token?: unknown };

export const Route = createFileRoute('/_public/auth/signup')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  validateSearch: (search: Record<string, unknown>): Search => search,
  beforeLoad: ({ search }) =>
    search.sent === true || stringParam(search.token) ? undefined : sendOnward(search.next),
  loaderDeps: ({ search: { sent, token } }) => ({
    sent: sent === true && session.viewer() !== null,
    token: stringParam(token),
  }),
  loader: async ({ deps }) => {
    if (deps.token) {
      const { invitationPart } = await import('./invitation/invitation-part.tsx');
      return { invitation: await invitationPart(deps.token) };
    }
    if (!deps.sent) return null;
    const account = await me();
    return account.ok ? account.value : null;
  },
  component: SignUp,
});

function SignUp() {
  const loaded = Route.useLoaderData();
  return loaded && 'invitation' in loaded ? loaded.invitation : <SignUpScreen account={loaded} />;
}

function SignUpScreen({ account }: { account: Me | null }) {
  const { t } = useTranslation('auth');
  const search = Route.useSearch();
  const next = safeRedirect(search.next);
  const sent = search.sent === true && session.viewer() !== null;
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const toBook = next?.startsWith('/book') ?? false;
  if (sent) {
    return (
      <AuthFrame centred>
        <Title>{t('sent.title')}</Title>
        <CheckEmail
          email={account?.email ?? null}
          confirmed={account?.emailConfirmed ?? false}
          onGoOn={() => history.replace(afterLogIn(next))}
          goOn={t('sent.goOn')}
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
        toBook={toBook}
        readTerms={<ReadLegal text="terms" />}
        readPrivacy={<ReadLegal text="privacy" />}
        onDone={() => {
          tracking.signupComplete();
          // The contract of the booking confirms the address: nothing is to be done here before it.
          if (toBook) return history.replace(afterLogIn(next));
          void navigate({ search: { ...(next ? { next } : {}), sent: true }, replace: true });
        }}
      />
      <GoogleButton next={next} divided />
      <p className={other}>
        {t('signup.have')}
        <Link to="/auth/login" search={next ? { next } : {}} className={link}>
          {t('signup.logIn')}
        </Link>
      </p>
    </AuthFrame>
  );
}
