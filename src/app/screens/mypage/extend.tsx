import { createFileRoute } from '@tanstack/react-router';
import { isPlainDate } from '#contract/rules/dates.ts';
import { paymentMethods } from '#contract/vocabulary.ts';
import { todayOf } from '#app/features/reservations/model.ts';
import { extension, stay } from '#app/features/reservations/queries.ts';
import { searchWord } from '../booking/search-word.ts';
import type { ExtendSearch } from './extend-form.tsx';
import { ExtendScreen } from './extend-screen.tsx';
import { memberOnly } from './member-only.ts';

function readExtendSearch(search: Record<string, unknown>): ExtendSearch {
  const checkOut = searchWord(search['checkOut']);
  const method = paymentMethods.find((known) => known === search['method']);
  return { ...(isPlainDate(checkOut) ? { checkOut } : {}), ...(method ? { method } : {}) };
}

export const Route = createFileRoute('/_public/_member/mypage/$id/extend')({
  staticData: { texts: ['mypage', 'booking', 'refund', 'houses', 'auth', 'errors'], menu: '/mypage' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readExtendSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, location }) => {
    const read = memberOnly(await stay(params.id), location.href);
    if (!read.ok) return { read, open: null, quoted: null, today: '' };
    const isInternational = (deps.method ?? read.value.value.paymentMethod) === 'international-card';
    const [open, quoted] = await Promise.all([
      extension(params.id, { isInternational }),
      deps.checkOut ? extension(params.id, { checkOut: deps.checkOut, isInternational }) : null,
    ]);
    return { read, open, quoted, today: todayOf(read.value, Date.now()) };
  },
  component: ExtendScreen,
});
