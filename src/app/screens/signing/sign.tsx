import { createFileRoute } from '@tanstack/react-router';
import { signingPdf, signingText, signingView } from '#app/features/contracts/queries.ts';
import { stringParam } from '#app/platform/browser/search-param.ts';
import { SignScreen } from './sign-screen.tsx';

export const Route = createFileRoute('/_public/sign')({
  staticData: { texts: ['sign', 'auth', 'errors'], menu: '/mypage', chrome: { footer: false } },
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({ token: stringParam(search['token']) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => {
    const view = await signingView(token);
    // Started here and awaited in the page: the summary shows before the document has loaded.
    return {
      view,
      pdf: view.ok ? signingPdf(token) : null,
      text: view.ok ? signingText(token) : null,
    };
  },
  component: SignScreen,
});
