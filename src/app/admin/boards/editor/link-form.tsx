import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as css from './editor.css.ts';

/** Link addresses that the host accepts: web, mail, telephone, or a page of this site. */
const allowed = /^(?:https?:\/\/[^/\\]|mailto:.|tel:.|\/(?![/\\]))/i;

/** Sets or removes the link of the selected words. Without a selection it inserts the address as text. Text: admin-community. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const present = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(present ?? '');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    if (setLink(editor, address.trim())) onDone();
    else setWrong(true);
  };
  return (
    <div className={css.link}>
      <TextField
        label={t('editor.address')}
        inputMode="url"
        autoComplete="off"
        autoFocus
        maxLength={500}
        placeholder="https://"
        value={address}
        error={wrong && t('errors:link_invalid')}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          // The form around it would be sent.
          if (event.key === 'Enter') {
            event.preventDefault();
            apply();
          }
          if (event.key === 'Escape') {
            editor.commands.focus();
            onDone();
          }
        }}
      />
      <div className={css.ways}>
        <Button variant="secondary" size="small" onClick={apply}>
          {t('editor.setLink')}
        </Button>
        {present && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {t('editor.unsetLink')}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Links the selection, or inserts the address if nothing is selected.
 * @returns false for an address that the host would remove
 */
function setLink(editor: Editor, typed: string): boolean {
  const href = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed) ? `https://${typed}` : typed;
  if (!allowed.test(href)) return false;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    return chain
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  return chain.setLink({ href }).run();
}
