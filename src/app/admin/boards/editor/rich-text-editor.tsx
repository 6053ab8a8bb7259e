import { Editor, getSchema } from '@tiptap/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '#contract/shared.ts';
import { FieldError } from '#app/ui/forms/field.tsx';
import { nodesOfText, textOfNodes } from '../nodes.ts';
import { extensions } from './extensions.ts';
import { documentOf, nodesOf } from './nodes-in-dom.ts';
import { addPicture, picturesIn, type AskForPicture } from './pictures.ts';
import { Toolbar } from './toolbar.tsx';
import * as css from './editor.css.ts';

export interface RichTextEditorProps {
  id: string;
  label: string;
  language: Language;
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onPicture: AskForPicture;
}

/**
 * Edits the text of a board in one language. Pasting keeps only the allowed elements; a pasted or dropped picture opens the picture dialog. Text:
 * admin-community.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, language, error, onPicture } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditor(place, props);
  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.box} data-invalid={error ? true : undefined}>
        {editor && <Toolbar editor={editor} language={language} onPicture={onPicture} />}
        <div ref={place} className={css.text} lang={language} />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function useEditor(place: { current: HTMLElement | null }, props: RichTextEditorProps): Editor | null {
  const { id, value, error } = props;
  const [editor, setEditor] = useState<Editor | null>(null);
  const emitted = useRef(value);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      // Without one the editor would read markup, which Trusted Types forbid.
      content: contentOf(latest.current.value),
      injectCSS: false,
      onUpdate: ({ editor: changed }) => {
        emitted.current = textOfNodes(nodesOf(changed.state.doc));
        latest.current.onChange(emitted.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [place]);
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    show(editor, value);
  }, [editor, value]);
  useEffect(() => {
    if (!editor) return;
    const take = async (files: File[]) => {
      const { language, onPicture } = latest.current;
      for (const file of files) await addPicture(editor, language, onPicture, file);
    };
    editor.setOptions({
      editorProps: {
        handlePaste: (_, { clipboardData }) => {
          const files = picturesIn(clipboardData);
          void take(files);
          return files.length > 0;
        },
        handleDrop: (view, { dataTransfer, clientX, clientY }) => {
          const files = picturesIn(dataTransfer);
          const at = view.posAtCoords({ left: clientX, top: clientY });
          if (files.length > 0 && at) editor.commands.setTextSelection(at.pos);
          void take(files);
          return files.length > 0;
        },
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
        },
      },
    });
  }, [editor, id, error]);
  return editor;
}

const schema = getSchema(extensions);

function contentOf(value: string): object {
  return documentOf(schema, nodesOfText(value)).toJSON() as object;
}

/** Shows a text that was not typed here and clears the undo history. */
function show(editor: Editor, value: string): void {
  editor.chain().setMeta('addToHistory', false).setContent(contentOf(value), { emitUpdate: false }).run();
}
