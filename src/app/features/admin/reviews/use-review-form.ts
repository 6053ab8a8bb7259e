import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { changeReview } from './queries.ts';

export type ReviewDraft = { comment: string; answer: { ko: string; en: string } };

/** What is edited of a review; without an answer both of its languages are empty. */
export const draftOf = ({ comment, answer }: AdminReview): ReviewDraft => ({
  comment,
  answer: { ko: answer?.ko ?? '', en: answer?.en ?? '' },
});

/** The draft of comment and answer over the review as it is known here, which becomes the present one once somebody else has changed it. */
export function useReviewForm(review: AdminReview, onSaved: () => void) {
  const { t } = useTranslation('admin-reviews');
  const [theirs, setTheirs] = useState<AdminReview | null>(null);
  const known = theirs ?? review;
  const { draft, edit, form, drop, reset, isDirty, isRestored } = useDraftForm<ReviewDraft>({
    key: `admin-review/${review.id}`,
    initial: draftOf(known),
  });
  const send = async () => {
    const { ko, en } = draft.answer;
    const answer = ko.trim() === '' && en.trim() === '' ? null : { ko, en };
    const saved = await form.send(async () => {
      const { result, current } = await changeReview(known, { comment: draft.comment, answer });
      // What is typed stays in the form while the record beneath it becomes the present one.
      edit(draft);
      if (current) setTheirs(current);
      return result;
    });
    if (!saved) return;
    drop();
    toast.success(t('form.saved'));
    onSaved();
  };
  const isStale = form.problem?.code === 'version_stale';
  return { draft, edit, form, drop, reset, isDirty, isRestored, send, theirs: isStale ? theirs : null };
}
