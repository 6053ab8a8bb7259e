import { createFileRoute } from '@tanstack/react-router';
import { PayReturnScreen } from './pay-return-screen.tsx';

export const Route = createFileRoute('/_public/pay/$token')({
  staticData: { texts: ['booking', 'errors'], menu: '/mypage', chrome: { footer: false } },
  ssr: false,
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  component: PayReturnScreen,
});
