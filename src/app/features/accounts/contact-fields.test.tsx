// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import auth from '../../../../locales/en/auth.json';
import errors from '../../../../locales/en/errors.json';
import { ContactFields } from './contact-fields.tsx';
import { contactErrors, emptyContact } from './model.ts';

beforeAll(() => startTexts('en', { auth, errors }));
afterEach(cleanup);

function Form() {
  const [contact, setContact] = useState(emptyContact);
  return (
    <ContactFields
      value={contact}
      onChange={(changed) => setContact({ ...contact, ...changed })}
      errors={contactErrors(contact)}
    />
  );
}

it.each([
  [auth.contact.firstName, '𠮷'.repeat(300), undefined],
  [auth.contact.firstName, '𠮷'.repeat(301), errors.text_too_long],
  [auth.contact.email, `${'a'.repeat(250)}@people.example`, errors.email_invalid],
])('what is pasted as %s stays whole, and is judged as a whole', async (label, text, said) => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('textbox', { name: label });
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveProperty('value', text);
  if (said) expect(screen.getByText(said)).toBeDefined();
  else expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
