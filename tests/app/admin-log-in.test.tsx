import '#tests/kit/document.ts';
import { expect, test } from 'vitest';
import { afterLogIn } from '#app/features/accounts/sign-in/safe-redirect.ts';
import { session } from '#app/platform/session/session.ts';
import { person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';

const admin = staffScreen();

test('an administrator who logs in goes to /admin, or back to where they came from', async () => {
  expect(afterLogIn(undefined)).toBe('/admin');
  expect(afterLogIn('//evil.example')).toBe('/admin');
  expect(afterLogIn('/houses?type=studio')).toBe('/houses?type=studio');
  session.store({ accessToken: (await person(admin.host)).token, refreshToken: 'none' });
  expect(afterLogIn(undefined)).toBe('/mypage');
});
