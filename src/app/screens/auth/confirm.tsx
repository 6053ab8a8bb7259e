import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from './auth-frame.tsx';
import { ConfirmAddress } from '#app/features/accounts/confirm-address.tsx';
import { useViewer } from '#app/platform/session.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { searchWord } from '../booking/search-word.ts';
import { Title } from '../booking/title.tsx';

export const Route = createFileRoute('/_public/auth/confirm')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({ token: searchWord(search['token']) }),
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
      <meta name="robots" content="noindex" />
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
