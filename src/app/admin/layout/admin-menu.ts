/** A screen of the admin area. A `public` one is shown without a token; one `inFinderOnly` is not in the menu. */
type AdminEntry = {
  route:
    | '/admin'
    | '/admin/reservations'
    | '/admin/reservations/week'
    | '/admin/reservations/new'
    | '/admin/turnovers'
    | '/admin/tickets'
    | '/admin/certificates'
    | '/admin/houses'
    | '/admin/neighbourhoods'
    | '/admin/team'
    | '/admin/users'
    | '/admin/community'
    | '/admin/reviews'
    | '/admin/faq'
    | '/admin/consultations'
    | '/admin/coupons'
    | '/admin/rates'
    | '/admin/policy'
    | '/admin/trail'
    | '/';
  title:
    | 'home'
    | 'reservations'
    | 'finder.week'
    | 'finder.newReservation'
    | 'turnovers'
    | 'tickets'
    | 'certificates'
    | 'houses'
    | 'finder.neighbourhoods'
    | 'finder.team'
    | 'users'
    | 'community'
    | 'reviews'
    | 'faq'
    | 'consultations'
    | 'coupons'
    | 'rates'
    | 'policy'
    | 'trail'
    | 'site';
  public?: true;
  inFinderOnly?: true;
};

/** Screens in order: those of the menu (docs/specification.md#admin-menu), and screens below them that only the finder lists. */
export const adminPlaces: readonly AdminEntry[] = [
  { route: '/admin', title: 'home' },
  { route: '/admin/reservations', title: 'reservations' },
  { route: '/admin/reservations/week', title: 'finder.week', inFinderOnly: true },
  { route: '/admin/reservations/new', title: 'finder.newReservation', inFinderOnly: true },
  { route: '/admin/turnovers', title: 'turnovers' },
  { route: '/admin/tickets', title: 'tickets' },
  { route: '/admin/certificates', title: 'certificates' },
  { route: '/admin/houses', title: 'houses' },
  { route: '/admin/neighbourhoods', title: 'finder.neighbourhoods', inFinderOnly: true },
  { route: '/admin/team', title: 'finder.team', inFinderOnly: true },
  { route: '/admin/users', title: 'users' },
  { route: '/admin/community', title: 'community' },
  { route: '/admin/reviews', title: 'reviews' },
  { route: '/admin/faq', title: 'faq' },
  { route: '/admin/consultations', title: 'consultations' },
  { route: '/admin/coupons', title: 'coupons' },
  { route: '/admin/rates', title: 'rates' },
  { route: '/admin/policy', title: 'policy', inFinderOnly: true },
  { route: '/admin/trail', title: 'trail' },
  { route: '/', title: 'site', public: true },
];

/** Returns the entries to show: with a token all that are not public, without one the public ones (docs/specification.md#layout). */
export function adminMenu(loggedIn: boolean): AdminEntry[] {
  return adminPlaces.filter((place) => (loggedIn ? !place.inFinderOnly : place.public));
}
