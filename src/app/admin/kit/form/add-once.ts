import { dropDraft, readDraft, writeDraft, type Plain } from '#app/platform/forms/draft.ts';

/**
 * Adds a thing under an id that is made here. The same words keep their id until the host has answered, after a reload too: sent once more
 * after a lost answer they are stored once.
 * @param place what is added, and to which record: `note/{id}`
 */
export async function addOnce<T>(place: string, words: Plain, call: (id: string) => Promise<T>): Promise<T> {
  const key = `admin-adding/${place}`;
  const sent = JSON.stringify(words);
  const former = readDraft('session', key, { id: '', sent: '' });
  const id = former.sent === sent ? former.id : crypto.randomUUID();
  writeDraft('session', key, { id, sent });
  const added = await call(id);
  dropDraft('session', key);
  return added;
}
