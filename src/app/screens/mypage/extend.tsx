import { createFileRoute } from '@tanstack/react-router';
import { isPlainDate } from '#contract/rules/dates.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { paymentMethodParam } from '#app/features/booking/payment-method-param.ts';
import { todayOf } from '#app/features/reservations/model.ts';
import { currentReservation, extension } from '#app/features/reservations/queries.ts';
import { stringParam } from '#app/platform/browser/search-param.ts';
import type { ExtendSearch } from './extend-form.tsx';
import { ExtendScreen } from './extend-screen.tsx';

function readExtendSearch(search: Record<string, unknown>): ExtendSearch {
  const checkOut = stringParam(search['checkOut']);
  const method = paymentMethodParam(search['method']);
  return { ...(isPlainDate(checkOut) ? { checkOut } : {}), ...(method ? { method } : {}) };
}

export const Route = createFileRoute('/_public/_member/mypage/$id/extend')({
  staticData: { texts: ['mypage', 'booking', 'refund', 'houses', 'auth', 'errors'], menu: '/mypage' },
  validateSearch: readExtendSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, location }) => {
    const read = memberOnly(await currentReservation(params.id), location.href);
    if (!read.ok) return { read, open: null, quoted: null, today: '' };
    const isInternational = isInternationalMethod(deps.method ?? read.value.value.paymentMethod);
    const [open, quoted] = await Promise.all([
      extension(params.id, { isInternational }),
      deps.checkOut ? extension(params.id, { checkOut: deps.checkOut, isInternational }) : null,
    ]);
    return { read, open, quoted, today: todayOf(read.value, Date.now()) };
  },
  component: ExtendScreen,
});
