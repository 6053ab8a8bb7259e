import type { SessionViewer } from '#app/platform/session/session.ts';

/** The entries of the public menu, in order, each with its audience (docs/specification.md#public-navigation). */
const entries = [
  { route: '/about', label: 'menu.about', for: 'all' },
  { route: '/houses', label: 'menu.houses', for: 'all' },
  { route: '/community', label: 'menu.community', for: 'all' },
  { route: '/testimonial', label: 'menu.testimonial', for: 'all' },
  { route: '/faq', label: 'menu.faq', for: 'all' },
  { route: '/favourites', label: 'menu.favourites', for: 'all' },
  { route: '/auth/login', label: 'menu.login', for: 'visitor' },
  { route: '/mypage', label: 'menu.mypage', for: 'member' },
  { route: '/admin', label: 'menu.admin', for: 'admin' },
] as const;

export type MenuEntry = (typeof entries)[number];

export function publicMenu(viewer: SessionViewer | null): MenuEntry[] {
  const audience = viewer ? 'member' : 'visitor';
  return entries.filter(
    (entry) => entry.for === 'all' || entry.for === audience || entry.for === viewer?.role,
  );
}
