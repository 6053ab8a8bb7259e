import { createFileRoute } from '@tanstack/react-router';
import type { SigningView } from '#contract/contracts.ts';
import { signingPdf, signingText, signingView } from '#app/features/contracts/queries.ts';
import { stringParam } from '#app/platform/browser/search-param.ts';
import { showLanguage } from '#app/platform/i18n/show-language.ts';
import { SignScreen } from './sign-screen.tsx';

/** The link already opened in its occupant's language. Later language switches on the page are theirs. */
let opened = '';

/** Opens the page in the language that an occupant is written to in. The member who booked has chosen theirs on this device. */
async function openInOwnLanguage(token: string, { isBooker, language }: SigningView): Promise<void> {
  if (isBooker || opened === token) return;
  opened = token;
  // Without its texts the page is still there, in the language of the device.
  await showLanguage(language).catch(() => undefined);
}

export const Route = createFileRoute('/_public/sign')({
  staticData: { texts: ['sign', 'auth', 'errors'], menu: '/mypage', chrome: { footer: false } },
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({ token: stringParam(search['token']) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => {
    const view = await signingView(token);
    if (view.ok) await openInOwnLanguage(token, view.value);
    // Started here and awaited in the page: the summary shows before the document has loaded.
    return {
      view,
      pdf: view.ok ? signingPdf(token) : null,
      text: view.ok ? signingText(token) : null,
    };
  },
  component: SignScreen,
});
