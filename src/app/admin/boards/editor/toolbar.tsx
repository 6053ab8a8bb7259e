import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  ImageUp,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { LinkForm } from './link-form.tsx';
import { addPicture, type AskForPicture } from './pictures.ts';
import * as css from './editor.css.ts';

export interface ToolbarProps {
  editor: Editor;
  language: Language;
  onPicture: AskForPicture;
}

type Tool = {
  name: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote';
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
};

const tools: Tool[] = [
  {
    name: 'bold',
    icon: <Bold size={18} />,
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: <Italic size={18} />,
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading2',
    icon: <Heading2 size={18} />,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => void editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: <Heading3 size={18} />,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => void editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullets',
    icon: <List size={18} />,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: <ListOrdered size={18} />,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: <TextQuote size={18} />,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
];

export function Toolbar({ editor, language, onPicture }: ToolbarProps) {
  const { t } = useTranslation('admin-community');
  const [linking, setLinking] = useState(false);
  useTransactions(editor);
  const button = (name: Tool['name'] | 'link' | 'picture' | 'undo' | 'redo', rest: object) => (
    <IconButton key={name} label={t(`editor.${name}`)} className={css.tool} {...rest} />
  );
  return (
    <>
      <div role="group" aria-label={t('editor.tools')} className={css.tools}>
        {tools.map(({ name, icon, isOn, press }) =>
          button(name, { 'aria-pressed': isOn(editor), onClick: () => press(editor), children: icon }),
        )}
        {button('link', {
          'aria-pressed': editor.isActive('link'),
          'aria-expanded': linking,
          onClick: () => setLinking(!linking),
          children: <Link2 size={18} />,
        })}
        {button('picture', {
          onClick: () => void addPicture(editor, language, onPicture),
          children: <ImageUp size={18} />,
        })}
        {button('undo', {
          invalid: !editor.can().undo(),
          onClick: () => editor.chain().focus().undo().run(),
          children: <Undo2 size={18} />,
        })}
        {button('redo', {
          invalid: !editor.can().redo(),
          onClick: () => editor.chain().focus().redo().run(),
          children: <Redo2 size={18} />,
        })}
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Renders again after every editor transaction. */
function useTransactions(editor: Editor): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', render);
    return () => void editor.off('transaction', render);
  }, [editor]);
}
