import { lazy, Suspense, useEffect, useState, type ComponentType, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { errorSummary } from '#app/platform/forms/error-summary.ts';
import type { Form } from '#app/platform/forms/form.ts';
import type { PhotoShelf } from '#app/platform/media/photo-shelf.ts';
import { session } from '#app/platform/session/session.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { RatingInput } from '#app/ui/forms/rating-input.tsx';
import { aspects, emptyReview, originOf, ratingsOf, reviewErrors, type ReviewDraft } from './draft.ts';
import { OriginFields } from './origin-fields.tsx';
import { writeReview } from './queries.ts';
import type { ReviewPhotosFieldProps } from './review-photos-field.tsx';
import * as css from './review-form.css.ts';

/** Brings its own style rules; if they or its code cannot be loaded, a review is sent without pictures. */
const Photos = lazy<ComponentType<ReviewPhotosFieldProps>>(() =>
  import('./review-photos-field.tsx').then(
    async ({ ReviewPhotosField, residentStyle }) => {
      await residentStyle;
      return { default: ReviewPhotosField };
    },
    () => ({ default: NoPhotos }),
  ),
);

const nothing: Pick<PhotoShelf, 'send' | 'forgetSent' | 'clear'> = {
  send: () => Promise.resolve({ ok: true, value: [] }),
  forgetSent: () => undefined,
  clear: () => undefined,
};

function NoPhotos({ onReady }: ReviewPhotosFieldProps) {
  useEffect(() => onReady(nothing), [onReady]);
  return null;
}

export interface ReviewFormProps {
  reservationId: string;
  onDone: () => void;
}

/** Maps a changed value to the error that it clears. */
const errorsOf = (changed: Partial<ReviewDraft>) =>
  Object.keys(changed).map((name) => (aspects.some((aspect) => aspect === name) ? `ratings.${name}` : name));

function useReview({ reservationId, onDone }: ReviewFormProps) {
  const { draft, edit, form, submit, drop } = useDraftForm<ReviewDraft>({
    key: `review/${session.viewer()?.id ?? ''}/${reservationId}`,
    place: 'local',
    initial: emptyReview,
    validate: reviewErrors,
    errorsOf,
  });
  const [photos, setPhotos] = useState<typeof nothing | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!photos) return;
    const done = await submit(async (written) => {
      const { comment, privateComment } = written;
      const ratings = ratingsOf(written);
      const sent = await photos.send();
      if (!sent.ok) return sent;
      const body = { ratings, comment, privateComment, origin: originOf(written), photoIds: sent.value };
      const outcome = await writeReview(reservationId, body);
      if (!outcome.ok && outcome.problem.code === 'picture_unknown') photos.forgetSent();
      return outcome;
    });
    if (!done) return;
    drop();
    photos.clear();
    onDone();
  };
  return { draft, form, edit, send, isReady: photos !== null, setPhotos };
}

function useReviewErrors(form: Form) {
  const { t } = useTranslation(['reviews', 'errors']);
  const { errors, problem } = form;
  const text = (field: string) => {
    const code = errors[field];
    return code && t(`errors:${code}`);
  };
  const whose = (field: string) => {
    const aspect = aspects.find((known) => field === `ratings.${known}`);
    return aspect ? `${t(`reviews:aspect.${aspect}`)}: ` : '';
  };
  const general = problem && !Object.keys(problem.fields).length ? problem : null;
  const summary = errorSummary(
    { errors: general ? {} : errors, problem: general },
    Object.keys(errors),
    (field, code) => ({ fieldId: field, text: whose(field) + t(`errors:${code}`) }),
    t('reviews:unknown'),
  );
  return { text, summary, title: t(general ? 'reviews:notCreated' : 'reviews:failed') };
}

/**
 * Review form: four ratings, a public and a private comment. The draft and its pictures stay on this device until it is sent. Text: reviews, errors.
 */
export function ReviewForm({ reservationId, onDone }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const online = useOnline();
  const { draft, form, edit, send, isReady, setPhotos } = useReview({ reservationId, onDone });
  const { text, summary, title } = useReviewErrors(form);
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors key={form.attempts} title={title} errors={summary} />
      <div className={css.ratings}>
        {aspects.map((aspect) => (
          <Rating
            key={aspect}
            aspect={aspect}
            value={draft[aspect] || undefined}
            onChange={(stars) => edit({ [aspect]: stars })}
            error={text(`ratings.${aspect}`)}
          />
        ))}
      </div>
      <TextArea
        id="comment"
        label={t('comment.label')}
        help={t('comment.help')}
        rows={6}
        value={draft.comment}
        onChange={(event) => edit({ comment: event.target.value })}
        error={text('comment')}
      />
      <Suspense>
        <Photos reservationId={reservationId} busy={form.busy} onReady={setPhotos} />
      </Suspense>
      <OriginFields value={draft} onChange={edit} />
      <TextArea
        id="privateComment"
        label={t('private.label')}
        aside={t('private.optional')}
        help={t('private.help')}
        rows={4}
        value={draft.privateComment}
        onChange={(event) => edit({ privateComment: event.target.value })}
        error={text('privateComment')}
      />
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online || !isReady}
        {...(!online && { reason: t('needsNetwork') })}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

type RatingProps = {
  aspect: (typeof aspects)[number];
  value: number | undefined;
  onChange: (stars: number) => void;
  error: string | undefined;
};

function Rating({ aspect, ...rest }: RatingProps) {
  const { t } = useTranslation('reviews');
  return (
    <RatingInput
      {...rest}
      id={`ratings.${aspect}`}
      legend={t(`aspect.${aspect}`)}
      labels={[t('stars.1'), t('stars.2'), t('stars.3'), t('stars.4'), t('stars.5')]}
    />
  );
}
