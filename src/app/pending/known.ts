import { session } from '#app/platform/session/session.ts';
import { lazyPart, type LazyPart } from '#app/ui/layout/lazy-part.tsx';

export type At = { params: Record<string, string>; search: Record<string, unknown> };
type Known = { Part?: LazyPart<At>; draft?: (at: At) => string };

const Stay = lazyPart<At>(() =>
  import('../screens/mypage/lazy/known.tsx').then(({ KnownStay }) => KnownStay),
);
const Profile = lazyPart<At>(() =>
  import('../screens/mypage/lazy/known.tsx').then(({ KnownProfile }) => KnownProfile),
);
const Booking = lazyPart<At>(() =>
  import('../screens/booking/known-booking.tsx').then(({ KnownBooking }) => KnownBooking),
);

const own = (key: string) => key.replace('@', session.viewer()?.id ?? '');

/** Lists, by route path, what a device can show of screens that need the host for their code or data. */
export const known: Record<string, Known | undefined> = {
  '/book': { Part: Booking, draft: ({ search }) => own(`book/@/${String(search['houseId'])}`) },
  '/book/$id': { Part: Stay },
  '/mypage/profile': { Part: Profile },
  '/mypage/$id/change': { Part: Stay },
  '/mypage/$id/extend': { Part: Stay },
  '/mypage/$id/welcome': { Part: Stay },
  '/mypage/$id/review': { Part: Stay, draft: ({ params }) => own(`review/@/${params['id']}`) },
  // Of one contract in a tab: its key is in the answer that is awaited.
  '/sign': { draft: () => 'sign/' },
};
