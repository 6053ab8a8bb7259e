import { expect, test } from 'vitest';
import { adminMenu } from './admin-menu.ts';

const routes = (loggedIn: boolean) => adminMenu(loggedIn).map(({ route }) => route);

test('without a token only the public entries of the admin menu are there', () => {
  expect(routes(false)).toEqual(['/']);
  expect(routes(true)).toEqual([
    '/admin',
    '/admin/reservations',
    '/admin/turnovers',
    '/admin/tickets',
    '/admin/certificates',
    '/admin/houses',
    '/admin/users',
    '/admin/community',
    '/admin/reviews',
    '/admin/faq',
    '/admin/consultations',
    '/admin/coupons',
    '/admin/rates',
    '/admin/trail',
    '/',
  ]);
});
