import { createFileRoute } from '@tanstack/react-router';
import { finishGoogle, readReturned } from '#app/features/accounts/sign-in/google.ts';
import { GoogleCallbackScreen } from './google-callback-screen.tsx';

export const Route = createFileRoute('/_public/auth/google-callback')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login', chrome: { footer: false } },
  ssr: false,
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ deps }) => finishGoogle(readReturned(deps.search)),
  component: GoogleCallbackScreen,
});
