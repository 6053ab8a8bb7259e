import type { Editor } from '@tiptap/core';
import type { Language, Photo } from '#contract/shared.ts';

/** Asks for a picture, or for what this one shows; null where it was left. */
export type AskForPicture = (file?: File) => Promise<Photo | null>;

/** Asks for a picture and puts it where the selection is, with its description in the language of the text. */
export async function addPicture(
  editor: Editor,
  language: Language,
  ask: AskForPicture,
  file?: File,
): Promise<void> {
  const photo = await ask(file);
  if (!photo || editor.isDestroyed) return;
  const src = `/photos/${photo.id}-${photo.widths.at(-1)}.webp`;
  // Behind it, so that a second one does not take its place.
  const { to } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContentAt(to, { type: 'image', attrs: { src, alt: photo.alt[language] } })
    .run();
}

/** The pictures that are pasted or dropped as files; none where they come along with words, as a word processor sends them. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/plain').trim() !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
