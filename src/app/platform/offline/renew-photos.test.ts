// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPhotos, watchPhotos } from './renew-photos.ts';

type Loaded = { name: string; serverTiming?: { name: string }[] };
let load: (...loaded: Loaded[]) => void;

class Observer {
  constructor(told: (list: { getEntries: () => Loaded[] }) => void) {
    load = (...loaded) => told({ getEntries: () => loaded });
  }
  observe() {}
}

const address = (path: string) => `${location.origin}/photos/${path}`;
const asked = () => [...document.querySelectorAll('img')].map(({ src }) => src.includes('?again='));

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer);
  watchPhotos();
  const photos = ['a', 'b', 'c'].map((id) => `<img src="${address(`${id}-400.avif`)}">`);
  document.body.innerHTML = photos.join('');
  for (const image of document.querySelectorAll('img'))
    Object.defineProperty(image, 'currentSrc', { value: image.src });
});
afterEach(() => void vi.unstubAllGlobals());

it('a photo that comes late is asked for again, and no other whose first fetch is still under way', () => {
  for (const id of ['a', 'b'])
    load({ name: address(`${id}-400.avif`), serverTiming: [{ name: 'stand-in' }] });
  renewPhotos('/photos/b-400.avif?again=1');
  expect(asked()).toEqual([false, true, false]);
});

it('all that were stood in for are asked for again when the host is back, however much was loaded before', () => {
  load({ name: address('a-400.avif'), serverTiming: [{ name: 'stand-in' }] });
  load(...Array.from({ length: 500 }, (_, n) => ({ name: address(`other-${n}.avif`), serverTiming: [] })));
  load(
    { name: address('c-400.avif') },
    { name: address('b-400.avif'), serverTiming: [{ name: 'stand-in' }] },
  );
  renewPhotos();
  expect(asked()).toEqual([true, true, false]);
});
