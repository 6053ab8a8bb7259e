import type { Editor } from '@tiptap/core';
import type { Language, Photo } from '#contract/shared.ts';

/** Asks for a picture, or for the description of the given file. Resolves to null if it was canceled. */
export type AskForPicture = (file?: File) => Promise<Photo | null>;

/** Asks for a picture and inserts it after the selection, with its description in the language of the text. */
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

/** Returns the pictures that were pasted or dropped as files. Returns none if there is text too, as word processors add a picture of it. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/plain').trim() !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
