// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, it, vi } from 'vitest';
import { deferHydration } from './deferred-hydration.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

it('does a press once that came before the code of its part', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let comesNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const [OnHost] = deferHydration('part', () => Promise.resolve({ default: Counter }));
  const stream = await renderToReadableStream(<OnHost />);
  await stream.allReady;
  document.body.innerHTML = `<div id="root">${await new Response(stream).text()}</div>`;

  const [InBrowser] = deferHydration('part', () => Promise.resolve({ default: Counter }));
  await act(async () => hydrateRoot(document.getElementById('root')!, <InBrowser />));
  const button = document.querySelector('button')!;
  await act(async () => button.click());
  expect(button.textContent).toBe('0');
  await act(async () => comesNear());
  expect(button.isConnected).toBe(true);
  expect(button.textContent).toBe('1');
  await act(async () => button.click());
  expect(button.textContent).toBe('2');
});
