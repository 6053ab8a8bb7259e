import { texts } from '#app/platform/i18n/i18n.ts';
import type { FileRouteTypes } from '../routeTree.gen.ts';
import type en from '../../../locales/en/freshness.json';

export type Heading = { title: () => string; cannot?: keyof (typeof en)['cannot'] };

const t = texts.t.bind(texts);
const account = (title: () => string): Heading => ({ title, cannot: 'account' });

/** Headings of every address of the site, in texts that every device stores. A new route does not compile until it has one. */
const headings: Record<FileRouteTypes['to'], Heading> = {
  '/': { title: () => t('home') },
  '/about': { title: () => t('menu.about') },
  '/houses': { title: () => t('menu.houses') },
  '/detail': { title: () => t('menu.houses') },
  '/neighbourhoods/$slug': { title: () => t('menu.houses') },
  '/community': { title: () => t('menu.community') },
  '/community/$id': { title: () => t('menu.community') },
  '/testimonial': { title: () => t('menu.testimonial') },
  '/faq': { title: () => t('menu.faq') },
  '/portfolio': { title: () => t('portfolio:title') },
  '/terms': { title: () => t('legal:terms.title') },
  '/privacy': { title: () => t('legal:privacy.title') },
  '/verify': { title: () => t('verify:title') },
  '/compare': { title: () => t('freshness:heading.compare') },
  '/favourites': { title: () => t('menu.favourites') },
  '/sign': { title: () => t('sign:title'), cannot: 'sign' },
  '/book': { title: () => t('booking:title'), cannot: 'book' },
  '/book/$id': { title: () => t('freshness:heading.flow'), cannot: 'flow' },
  '/auth/confirm': account(() => t('auth:confirm.title')),
  '/auth/forgot': account(() => t('auth:forgot.title')),
  '/auth/google-callback': account(() => t('auth:google.title')),
  '/auth/login': account(() => t('auth:login.title')),
  '/auth/reset': account(() => t('auth:reset.title')),
  '/auth/signup': account(() => t('auth:signup.title')),
  '/pay/$token': { title: () => t('booking:payment.title'), cannot: 'pay' },
  '/mypage': { title: () => t('mypage:title') },
  '/mypage/delete': { title: () => t('profile:remove.title'), cannot: 'delete' },
  '/mypage/profile': { title: () => t('profile:title'), cannot: 'profile' },
  '/mypage/$id': { title: () => t('mypage:reservation.title') },
  '/mypage/$id/change': { title: () => t('mypage:change.title'), cannot: 'change' },
  '/mypage/$id/extend': { title: () => t('mypage:extend.title'), cannot: 'extend' },
  '/mypage/$id/welcome': { title: () => t('mypage:reservation.title') },
  '/mypage/$id/review': { title: () => t('reviews:title'), cannot: 'review' },
};

/** Returns the heading of a route by its path with parameters (`/mypage/$id`). Administrators' routes share one. */
export function headingOf(path: string): Heading {
  if (Object.hasOwn(headings, path)) return headings[path as FileRouteTypes['to']];
  return path.startsWith('/admin')
    ? { title: () => t('menu.admin'), cannot: 'admin' }
    : { title: () => t('loading') };
}
