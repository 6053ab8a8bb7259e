import { dropDraft, readDraft, writeDraft, type Plain } from '#app/platform/forms/draft.ts';

/**
 * Adds a record under an id made here. The same words keep the id until the host answers, even after a reload, so that resending after a lost answer
 * adds it only once.
 * @param place the kind of record and what it belongs to: `note/{id}`
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
