// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import faq from '../../../../../locales/en/admin-faq.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { SortableList } from './sortable-list.tsx';

const items = ['beds', 'floor', 'windows'].map((id) => ({ id }));
const onMove = vi.fn<(item: { id: string }, position: number) => Promise<boolean>>();

beforeEach(async () => {
  onMove.mockReset().mockResolvedValue(true);
  await startTexts('en', { 'admin-faq': faq });
  render(
    <>
      <SortableList
        label="Steps"
        items={items}
        nameOf={({ id }) => id}
        onMove={onMove}
        render={({ id }, handle) => (
          <>
            {handle} {id}
          </>
        )}
      />
      <button type="button">Save</button>
    </>,
  );
});
afterEach(cleanup);

const handle = (id: string) => screen.getByRole('button', { name: `Change the place of: ${id}` });
const press = (id: string, ...keys: string[]) => {
  handle(id).focus();
  for (const key of keys)
    fireEvent.keyDown(document.activeElement!, { key, code: key === ' ' ? 'Space' : key });
};
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
const said = (text: string) => screen.getAllByRole('status').some((status) => status.textContent === text);

it('moves an item by as many steps as keys were pressed, however fast', () => {
  press('windows', ' ', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(order()).toEqual(['windows', 'beds', 'floor']);
  expect(said('“windows” is now number 1 of 3.')).toBe(true);
  expect(handle('windows').getAttribute('aria-pressed')).toBe('true');
  expect(onMove).not.toHaveBeenCalled();
  press('windows', 'ArrowDown', ' ');
  expect(onMove.mock.calls).toEqual([[{ id: 'windows' }, 2]]);
  expect(order()).toEqual(['beds', 'windows', 'floor']);
  expect(said('“windows” was dropped as number 2 of 3.')).toBe(true);
  expect(document.activeElement).toBe(handle('windows'));
});

it('puts an item back by Escape, and moves nothing that was dropped in its place', () => {
  press('beds', 'Enter', 'ArrowDown', 'Escape');
  expect(order()).toEqual(['beds', 'floor', 'windows']);
  expect(said('“beds” is back in its place.')).toBe(true);
  press('beds', ' ', 'ArrowDown', 'ArrowUp', ' ');
  press('beds', 'ArrowDown');
  expect(order()).toEqual(['beds', 'floor', 'windows']);
  expect(onMove).not.toHaveBeenCalled();
});

it('drops the item where its handle is left', () => {
  press('beds', ' ', 'ArrowDown');
  screen.getByRole('button', { name: 'Save' }).focus();
  expect(onMove.mock.calls).toEqual([[{ id: 'beds' }, 2]]);
});

it('is back where the move was refused', async () => {
  onMove.mockResolvedValue(false);
  press('beds', ' ', 'ArrowDown', ' ');
  await vi.waitFor(() => expect(order()).toEqual(['beds', 'floor', 'windows']));
});
