import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import type { Language } from '#contract/shared.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { draftOf, useReviewForm, type ReviewDraft } from './use-review-form.ts';
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
  const place = useFirstWrong(work.form);
  // The button that was pressed leaves.
  const reset = () => {
    work.reset();
    keepFocus(place.current);
  };
  const { draft, edit, form, theirs } = work;
  const { problem, errors } = form;
  const listed = Object.keys(errors).length > 0;
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      {work.isRestored && <Restored />}
      {problem && !theirs && !listed && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[{ text: problem.message ?? t('form.failed') }]}
        />
      )}
      {theirs && (
        <BothVersions
          key={form.attempts}
          draft={draft}
          theirs={theirs}
          busy={form.busy}
          onMine={() => void work.send()}
          onTheirs={() => {
            reset();
            onSaved();
          }}
        />
      )}
      <TextArea
        label={t('form.comment')}
        help={t('form.commentHelp')}
        rows={5}
        maxLength={4000}
        value={draft.comment}
        error={errors['comment'] && t(`errors:${errors['comment']}`)}
        onChange={({ target }) => edit({ comment: target.value })}
      />
      <AnswerFields work={work} />
      {review.answeredAt && <AnsweredLine at={review.answeredAt} />}
      <Foot work={work} onReset={reset} />
    </form>
  );
}

function Restored() {
  const { t } = useTranslation('admin-reviews');
  return (
    <p role="status" className={css.soft}>
      {t('form.restored')}
    </p>
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

function Foot({ work: { form, isDirty }, onReset }: PartProps & { onReset: () => void }) {
  const { t } = useTranslation('admin-reviews');
  const online = useOnline();
  return (
    <div className={css.actions}>
      <Button type="submit" size="medium" busy={form.busy} invalid={!online} reason={t('form.offline')}>
        {t('form.save')}
      </Button>
      {isDirty && (
        <Button variant="quiet" size="medium" onClick={onReset}>
          {t('form.cancel')}
        </Button>
      )}
    </div>
  );
}

type BothVersionsProps = {
  draft: ReviewDraft;
  theirs: AdminReview;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
};

function BothVersions({ draft, theirs, ...choice }: BothVersionsProps) {
  const { t } = useTranslation('admin-reviews');
  const now = draftOf(theirs);
  const row = (name: string, mine: string, present: string) => ({
    name,
    mine: mine || t('form.empty'),
    theirs: present || t('form.empty'),
  });
  return (
    <Conflict
      fields={[
        row(t('form.comment'), draft.comment, now.comment),
        row(t('form.answerKo'), draft.answer.ko, now.answer.ko),
        row(t('form.answerEn'), draft.answer.en, now.answer.en),
      ]}
      {...choice}
    />
  );
}
