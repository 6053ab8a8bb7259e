/** An entry of the admin menu: where it leads, what it is called, and whether those without a token see it too. */
type AdminEntry = { route: '/admin' | '/'; title: 'home' | 'site'; public?: true };

/** The configured entries, in order. */
const entries: AdminEntry[] = [
  { route: '/admin', title: 'home' },
  { route: '/', title: 'site', public: true },
];

/** With a token every entry that is not for the public alone; without one the public ones (spec section 2, Layout). */
export function adminMenu(loggedIn: boolean): AdminEntry[] {
  return loggedIn ? entries : entries.filter((entry) => entry.public);
}
