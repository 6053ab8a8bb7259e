import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { changeReview } from './queries.ts';

export type ReviewDraft = { comment: string; answer: { ko: string; en: string } };

/** The editable part of a review. Without an answer both of its languages are empty. */
export const draftOf = ({ comment, answer }: AdminReview): ReviewDraft => ({
  comment,
  answer: { ko: answer?.ko ?? '', en: answer?.en ?? '' },
});

export function useReviewForm(review: AdminReview, onSaved: () => void) {
  const { t } = useTranslation('admin-reviews');
  return useVersionedForm<ReviewDraft, AdminReview>({
    key: `admin-review/${review.id}`,
    record: review,
    draftOf,
    save: (seen, { comment, answer: { ko, en } }) => {
      const answer = ko.trim() === '' && en.trim() === '' ? null : { ko, en };
      return changeReview(seen, { comment, answer });
    },
    saved: t('form.saved'),
    onSaved,
  });
}
