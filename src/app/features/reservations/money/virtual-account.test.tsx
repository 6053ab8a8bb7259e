// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import mypage from '../../../../../locales/en/mypage.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { AccountEnded, TransferTo } from './virtual-account.tsx';

const serverNow = '2026-11-21T01:00:00.000Z';
const account = {
  bank: { ko: '우리은행', en: 'Woori Bank' },
  number: '6505636518308',
  holder: 'Linh',
  dueAt: '2026-11-22T01:00:00.000Z',
};

beforeEach(() => startTexts('en', { mypage }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown(hoursLater: number) {
  const readAt = Date.now() - hoursLater * 3_600_000;
  return render(
    <TransferTo account={account} amount={1_400_000} stay={{ serverNow }} readAt={readAt}>
      {(over) => <button>{over ? 'A new account' : 'Another way'}</button>}
    </TransferTo>,
  ).container.textContent;
}

it('tells bank, number, holder, amount in won and the deadline in Seoul time', () => {
  const text = shown(1);
  for (const fact of ['Woori Bank', '6505636518308', 'Linh', '₩1,400,000', '22 Nov, 10:00 (Korean time)'])
    expect(text).toContain(fact);
  expect(text).toContain('Another way');
});

it('copies the number alone', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  shown(1);
  fireEvent.click(screen.getByRole('button', { name: 'Copy account number' }));
  await Promise.resolve();
  expect(writeText).toHaveBeenCalledWith('6505636518308');
});

it('hides the number once the deadline has passed: it may be somebody else’s by then', () => {
  const text = shown(24);
  expect(text).toContain('The time to transfer has passed');
  expect(text).not.toContain('6505636518308');
  expect(text).toContain('A new account');
});

it('says of an account that ended when that was, and that nothing came', () => {
  const text = render(<AccountEnded at={account.dueAt} />).container.textContent;
  expect(text).toContain('The account ended on 22 Nov, 10:00 (Korean time), and we saw no transfer');
});
