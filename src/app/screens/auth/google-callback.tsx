import { createFileRoute } from '@tanstack/react-router';
import { finishGoogle } from '#app/features/accounts/google.ts';
import { searchWord } from '../booking/search-word.ts';
import { GoogleCallbackScreen } from './google-callback-screen.tsx';

export const Route = createFileRoute('/_public/auth/google-callback')({
  staticData: { texts: ['auth', 'errors'], menu: '/auth/login', chrome: { footer: false } },
  ssr: false,
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Record<string, unknown>): { code?: string; state?: string; error?: string } => {
    const [code, state, error] = ['code', 'state', 'error'].map((name) => searchWord(search[name]));
    return { ...(code && { code }), ...(state && { state }), ...(error && { error }) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => finishGoogle(deps),
  component: GoogleCallbackScreen,
});
