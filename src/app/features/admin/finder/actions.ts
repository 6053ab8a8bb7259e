/** The places of the admin area that have no result of a search behind them, each by the name that its screen has. */
export const actions = [
  { title: 'home', href: '/admin' },
  { title: 'reservations', href: '/admin/reservations' },
  { title: 'finder.week', href: '/admin/reservations/week' },
  { title: 'finder.newReservation', href: '/admin/reservations/new' },
  { title: 'turnovers', href: '/admin/turnovers' },
  { title: 'users', href: '/admin/users' },
  { title: 'community', href: '/admin/community' },
  { title: 'reviews', href: '/admin/reviews' },
  { title: 'faq', href: '/admin/faq' },
  { title: 'consultations', href: '/admin/consultations' },
  { title: 'trail', href: '/admin/trail' },
  { title: 'site', href: '/' },
] as const;
