import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { link, other } from '#app/features/accounts/form.css.ts';
import { ForgotForm } from '#app/features/accounts/sign-in/forgot-form.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { AuthFrame } from './auth-frame.tsx';

export const Route = createFileRoute('/_public/auth/forgot')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login' },
  ssr: false,
  component: ForgotScreen,
});

function ForgotScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame>
      <Title>{t('forgot.title')}</Title>
      <ForgotForm />
      <p className={other}>
        <Link to="/auth/login" className={link}>
          {t('forgot.back')}
        </Link>
      </p>
    </AuthFrame>
  );
}
