import { createFileRoute } from '@tanstack/react-router';
import { signingPdf, signingView } from '#app/features/contracts/queries.ts';
import { searchWord } from './search-word.ts';
import { SignScreen } from './sign-screen.tsx';

export const Route = createFileRoute('/_public/sign')({
  staticData: { texts: ['sign', 'auth', 'errors'], menu: '/mypage', chrome: { footer: false } },
  ssr: false,
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Record<string, unknown>) => ({ token: searchWord(search['token']) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => {
    const view = await signingView(token);
    // Begun here and awaited in the page: what is to be signed is said before the document has come.
    return { view, pdf: view.ok ? signingPdf(token) : null };
  },
  component: SignScreen,
});
