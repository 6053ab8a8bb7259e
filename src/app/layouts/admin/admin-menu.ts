/** An entry of the admin menu; a `public` one is shown without a token. */
type AdminEntry = { route: '/admin' | '/'; title: 'home' | 'site'; public?: true };

/** The configured entries, in order. */
const entries: AdminEntry[] = [
  { route: '/admin', title: 'home' },
  { route: '/', title: 'site', public: true },
];

/** The entries to show: with a token every one that is not public, without one the public ones (spec section 2, Layout). */
export function adminMenu(loggedIn: boolean): AdminEntry[] {
  return loggedIn ? entries : entries.filter((entry) => entry.public);
}
