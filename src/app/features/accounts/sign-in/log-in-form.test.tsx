// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import auth from '../../../../../locales/en/auth.json';
import { writeDraft } from '#app/platform/forms/draft.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { LogInForm } from './log-in-form.tsx';

beforeEach(() => {
  sessionStorage.clear();
  return startTexts('en', { auth });
});
afterEach(cleanup);

const shown = () => {
  render(<LogInForm forgot={null} onDone={() => undefined} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: auth.contact.email }).value;
};

it.each(['short-sign-up', 'sign-up'])('the address typed in %s need not be typed again', (key) => {
  writeDraft('session', key, { email: 'linh@people.example', firstName: 'Linh' });
  expect(shown()).toBe('linh@people.example');
});

it('the address of an earlier attempt goes before it', () => {
  writeDraft('session', 'sign-up', { email: 'linh@people.example' });
  writeDraft('session', 'log-in', { email: 'thi@people.example' });
  expect(shown()).toBe('thi@people.example');
});
