// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

const steps = ['Stay', 'People', 'Pay', 'Sign'];
const at = (current: number) => {
  cleanup();
  const { container } = render(<Stepper label="Steps" doneText="done" {...{ steps, current }} />);
  return container.querySelector<HTMLElement>('[aria-hidden="true"] > div')!.style.inlineSize;
};

it('warms the floor from the first to the middle of the current step, and whole at the end', () => {
  expect([0, 1, 3, 4].map(at)).toEqual(['12.5%', '37.5%', '87.5%', '100%']);
});

it('says in words where one is, and what is done', () => {
  at(2);
  expect(screen.getByText('Pay').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getAllByText('done')).toHaveLength(2);
  at(4);
  expect(document.querySelector('[aria-current]')).toBeNull();
});
