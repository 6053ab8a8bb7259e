import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmAddress } from '#app/features/accounts/sign-in/confirm-address.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { stringParam } from '#app/platform/browser/search-param.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { AuthFrame } from './auth-frame.tsx';

export const Route = createFileRoute('/_public/auth/confirm')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({ token: stringParam(search['token']) }),
  component: ConfirmScreen,
});

function ConfirmScreen() {
  const { t } = useTranslation('auth');
  const { token } = Route.useSearch();
  const viewer = useViewer();
  return (
    <AuthFrame centred>
      <Title>{t('confirm.title')}</Title>
      <meta name="referrer" content="no-referrer" />
      <ConfirmAddress
        token={token}
        loggedIn={viewer !== null}
        onward={
          <Link
            to={viewer ? '/mypage' : '/auth/login'}
            className={buttonClass({ variant: 'secondary', full: true })}
          >
            {viewer ? t('confirm.toMyPage') : t('login.title')}
          </Link>
        }
      />
    </AuthFrame>
  );
}
