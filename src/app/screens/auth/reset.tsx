import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ResetForm } from '#app/features/accounts/sign-in/reset-form.tsx';
import { deadReset } from '#app/features/accounts/sign-in/reset-link.ts';
import { Title } from '#app/features/brand/title.tsx';
import { stringParam } from '#app/platform/browser/search-param.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { AuthFrame } from './auth-frame.tsx';

export const Route = createFileRoute('/_public/auth/reset')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({ token: stringParam(search['token']) }),
  loader: ({ location }) => {
    const token = stringParam((location.search as { token?: unknown }).token);
    return token ? deadReset(token) : null;
  },
  component: ResetScreen,
});

function ResetScreen() {
  const { t } = useTranslation('auth');
  const { token } = Route.useSearch();
  const look = buttonClass({ variant: 'primary', full: true });
  return (
    <AuthFrame>
      <Title>{t('reset.title')}</Title>
      <meta name="referrer" content="no-referrer" />
      <ResetForm
        token={token}
        refusal={Route.useLoaderData()}
        logIn={
          <Link to="/auth/login" className={look}>
            {t('login.title')}
          </Link>
        }
        askAgain={
          <Link to="/auth/forgot" className={look}>
            {t('reset.askAgain')}
          </Link>
        }
      />
    </AuthFrame>
  );
}
