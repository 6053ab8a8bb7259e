import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import type { Language } from '#contract/shared.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { RecordForm } from '#app/admin/kit/form/record-form.tsx';
import { draftOf, useReviewForm } from './use-review-form.ts';
import * as css from '#app/admin/kit/list/list-cells.css.ts';

export interface ReviewFormProps {
  review: AdminReview;
  onSaved: () => void;
}

/**
 * Corrects the public comment of a review and answers it publicly. Typed values stay until they are saved or discarded; after a concurrent change
 * both versions are shown. Text: admin, admin-reviews, errors.
 */
export function ReviewForm({ review, onSaved }: ReviewFormProps) {
  const { t } = useTranslation(['admin-reviews', 'errors']);
  const work = useReviewForm(review, onSaved);
  const { draft, edit, form } = work;
  const wrong = form.errors['comment'];
  return (
    <RecordForm
      work={work}
      draftOf={draftOf}
      rows={({ comment, answer }) => [
        [t('form.comment'), comment],
        [t('form.answerKo'), answer.ko],
        [t('form.answerEn'), answer.en],
      ]}
      words={{
        restored: t('form.restored'),
        failedTitle: t('form.failedTitle'),
        failed: t('form.failed'),
        empty: t('form.empty'),
        save: t('form.save'),
        offline: t('form.offline'),
        cancel: t('form.cancel'),
      }}
      onSaved={onSaved}
    >
      <TextArea
        label={t('form.comment')}
        help={t('form.commentHelp')}
        rows={5}
        maxLength={4000}
        value={draft.comment}
        error={wrong && t(`errors:${wrong}`)}
        onChange={({ target }) => edit({ comment: target.value })}
      />
      <AnswerFields work={work} />
      {review.answeredAt && <AnsweredLine at={review.answeredAt} />}
    </RecordForm>
  );
}

type PartProps = { work: ReturnType<typeof useReviewForm> };

function AnswerFields({ work: { draft, edit, form } }: PartProps) {
  const { t } = useTranslation(['admin-reviews', 'errors']);
  const { answer } = draft;
  const other = { ko: 'en', en: 'ko' } as const;
  const languages: Language[] = ['ko', 'en'];
  const code = (language: Language) => form.errors[`answer.${language}`];
  return (
    <BilingualColumns
      missing={languages.filter((each) => !answer[each].trim() && answer[other[each]].trim())}
      wrong={languages.find(code)}
      attempts={form.attempts}
      fields={(language) => {
        const wrong = code(language);
        return (
          <TextArea
            label={t('form.answer')}
            {...(language === 'ko' && { help: t('form.answerHelp') })}
            rows={4}
            maxLength={2000}
            value={answer[language]}
            error={wrong && t(`errors:${wrong}`)}
            onChange={({ target }) => edit({ answer: { ...answer, [language]: target.value } })}
          />
        );
      }}
    />
  );
}

function AnsweredLine({ at }: { at: string }) {
  const { t, i18n } = useTranslation('admin-reviews');
  return <p className={css.soft}>{t('form.answeredAt', { moment: seoulMoment(at, i18n.language) })}</p>;
}
