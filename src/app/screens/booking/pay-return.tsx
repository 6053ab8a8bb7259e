import { createFileRoute, redirect } from '@tanstack/react-router';
import { readReturn } from '#app/features/payments/model.ts';
import { session } from '#app/platform/session/session.ts';
import { PayReturnScreen } from './pay-return-screen.tsx';

export const Route = createFileRoute('/_public/pay/return')({
  staticData: { texts: ['booking', 'errors'], menu: '/mypage', chrome: { footer: false } },
  ssr: false,
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: ({ location }) => {
    // The session may have ended meanwhile: the member logs in, then the payment is confirmed.
    if (!session.viewer()) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ deps }) => readReturn(deps.search),
  component: PayReturnScreen,
});
