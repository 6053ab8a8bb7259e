// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

it('is drawn along with the screen once its code is here', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.resolve(Hello));
  await Part.preload();
  expect(render(<Part name="Linh" />).container.textContent).toBe('Hello Linh');
});

it('comes by itself where nobody loaded it before', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.resolve(Hello));
  const { container, findByText } = render(<Part name="Linh" />);
  expect(container.textContent).toBe('');
  await findByText('Hello Linh');
});

it('leaves the screen without a part that cannot be loaded, and is tried again by the next screen', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>().mockRejectedValueOnce(new TypeError('Load failed'));
  load.mockResolvedValue(Hello);
  const Part = lazyPart(load);
  await Part.preload();
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(render(<Part name="Linh" />).container.textContent).toBe('Hello Linh');
});
