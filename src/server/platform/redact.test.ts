import { expect, it } from 'vitest';
import { withoutSecrets } from './redact.ts';

it('a link that signs or logs in opens nothing any more, whatever stands around it', () => {
  expect(withoutSecrets('Sign:\nhttps://ondol.example/sign?token=ab-C_1\n\nThe link')).toBe(
    'Sign:\nhttps://ondol.example/sign?token=…\n\nThe link',
  );
  expect(withoutSecrets('https://ondol.example/auth/confirm?lang=en&token=%C3%A9x.y#end')).toBe(
    'https://ondol.example/auth/confirm?lang=en&token=…#end',
  );
  expect(withoutSecrets('https://ondol.example/mypage/7')).toBe('https://ondol.example/mypage/7');
});

it('secrets are hidden wherever they stand, and an empty one hides nothing', () => {
  expect(withoutSecrets('Door: 1234*, Wi-Fi: a / b$1, door 1234*', ['1234*', 'b$1', ''])).toBe(
    'Door: ••••, Wi-Fi: a / ••••, door ••••',
  );
});
