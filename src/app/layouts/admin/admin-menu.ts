/** An entry of the admin menu; a `public` one is shown without a token. */
type AdminEntry = {
  route:
    | '/admin'
    | '/admin/reservations'
    | '/admin/turnovers'
    | '/admin/users'
    | '/admin/community'
    | '/admin/reviews'
    | '/admin/faq'
    | '/admin/consultations'
    | '/admin/trail'
    | '/';
  title:
    | 'home'
    | 'reservations'
    | 'turnovers'
    | 'users'
    | 'community'
    | 'reviews'
    | 'faq'
    | 'consultations'
    | 'trail'
    | 'site';
  public?: true;
};

/** The configured entries, in order (spec section 2, Admin menu). */
const entries: AdminEntry[] = [
  { route: '/admin', title: 'home' },
  { route: '/admin/reservations', title: 'reservations' },
  { route: '/admin/turnovers', title: 'turnovers' },
  { route: '/admin/users', title: 'users' },
  { route: '/admin/community', title: 'community' },
  { route: '/admin/reviews', title: 'reviews' },
  { route: '/admin/faq', title: 'faq' },
  { route: '/admin/consultations', title: 'consultations' },
  { route: '/admin/trail', title: 'trail' },
  { route: '/', title: 'site', public: true },
];

/** The entries to show: with a token every one that is not public, without one the public ones (spec section 2, Layout). */
export function adminMenu(loggedIn: boolean): AdminEntry[] {
  return loggedIn ? entries : entries.filter((entry) => entry.public);
}
