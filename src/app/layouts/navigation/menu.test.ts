import { expect, test } from 'vitest';
import { publicMenu } from './menu.ts';

const routes = (viewer: Parameters<typeof publicMenu>[0]) => publicMenu(viewer).map(({ route }) => route);

test('a visitor is offered Login and not My page', () => {
  expect(routes(null)).toEqual([
    '/about',
    '/houses',
    '/community',
    '/testimonial',
    '/faq',
    '/favourites',
    '/auth/login',
  ]);
});

test('a member is offered My page and not Login', () => {
  expect(routes({ id: 'linh', name: 'Linh', role: 'member' })).toEqual([
    '/about',
    '/houses',
    '/community',
    '/testimonial',
    '/faq',
    '/favourites',
    '/mypage',
  ]);
});

test('an administrator is offered the way to the administrators besides', () => {
  const offered = routes({ id: 'jion', name: '한지온', role: 'admin' });
  expect(offered.slice(-2)).toEqual(['/mypage', '/admin']);
  expect(offered).not.toContain('/auth/login');
});
