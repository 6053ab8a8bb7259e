import type { CheckOut } from '#contract/reservations/check-out.ts';
import { pictures } from '#contract/pictures.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { useOwnPhotos } from '#app/platform/media/use-own-photos.ts';
import { session } from '#app/platform/session/session.ts';
import { objectToDeductions } from './queries.ts';

export function useObjection(reservationId: string, onMade: (value: CheckOut) => void) {
  const key = `objection/${session.viewer()?.id ?? ''}/${reservationId}`;
  const [{ text }, change] = useDraft('local', key, { text: '' });
  const form = useForm();
  const { maxOfObjection: most } = pictures;
  const { shelf, ...photos } = useOwnPhotos({ place: key, purpose: 'objection', most });
  const send = async () => {
    if (!text.trim()) return form.refuse({ text: 'text_required' });
    const done = await form.send(async () => {
      const sent = await shelf.send();
      if (!sent.ok) return sent;
      const outcome = await objectToDeductions(reservationId, { text, photoIds: sent.value });
      // The host deletes pictures that nothing referred to for long.
      if (!outcome.ok && outcome.problem.code === 'picture_unknown') shelf.forgetSent();
      return outcome;
    });
    if (!done) return;
    dropDraft('local', key);
    shelf.clear();
    onMade(done.value);
  };
  const edit = (words: string) => {
    change({ text: words });
    form.forget('text');
  };
  const giveUp = () => {
    change({ text: '' });
    shelf.clear();
    form.clear();
  };
  return { text, edit, form, photos, send, giveUp };
}
