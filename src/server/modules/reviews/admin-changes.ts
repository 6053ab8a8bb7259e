import type { AdminReview, ReviewChange } from '#contract/admin/reviews.ts';
import type { StoredPicture } from '#contract/files.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { reviewById } from './admin-read-store.ts';
import { adminReview } from './present.ts';
import { lockReview, updateReview } from './store.ts';

type ByVersion = Administrator & { ifMatch: string };

/**
 * Publishes, hides, corrects or answers a review, based on the version that the administrator saw; the change is audited. The author's comment is
 * kept from the first correction until the author writes it again.
 * @throws Refusal `not_found`, `version_stale` with the current review
 */
export function changeReview(
  ctx: Context,
  id: string,
  by: ByVersion,
  change: ReviewChange,
): Promise<AdminReview> {
  return inTransaction(ctx, async (trx) => {
    const before = await held(trx, id, by.ifMatch);
    const original = before.originalComment ?? before.comment;
    const { answer } = change;
    const isAnswerSame = answer?.ko === before.answer?.ko && answer?.en === before.answer?.en;
    await updateReview(trx, id, {
      published: change.published,
      comment: change.comment,
      original_comment: change.comment === original ? null : original,
      ...(isAnswerSame
        ? {}
        : {
            answer: answer && JSON.stringify(answer),
            answered_at: answer && new Date(ctx.clock.now()),
          }),
    });
    const after = await load(trx, id);
    const [was, is] = [factsOf(before), factsOf(after)];
    const moved = (Object.keys(is) as (keyof typeof is)[]).filter((name) => is[name] !== was[name]);
    if (moved.length === 0) return after;
    const only = (facts: typeof is) => Object.fromEntries(moved.map((name) => [name, facts[name]]));
    const subject = { kind: 'review', id } as const;
    await audit(trx, ctx, by, {
      action: 'review-changed',
      subject,
      change: { before: only(was), after: only(is) },
    });
    return after;
  });
}

/**
 * Deletes a review for good. A mark remains that the stay was reviewed, as that is done once (docs/specification.md#content), and the audit log keeps
 * the public comment.
 * @throws Refusal `not_found`, `version_stale` with the current review
 */
export function deleteReview(ctx: Context, id: string, by: ByVersion): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const before = factsOf(await held(trx, id, by.ifMatch));
    await updateReview(trx, id, {
      published: false,
      comment: '',
      original_comment: null,
      private_comment: '',
      country: null,
      university: null,
      answer: null,
      answered_at: null,
      deleted_at: new Date(ctx.clock.now()),
    });
    await ctx.files.detach(trx, { kind: 'review', id });
    await audit(trx, ctx, by, {
      action: 'review-deleted',
      subject: { kind: 'review', id },
      change: { before },
    });
  });
}

/** @returns the remaining pictures. @throws Refusal `not_found` without such a review; a picture that is not there changes nothing */
export function removePhoto(
  ctx: Context,
  id: string,
  by: Administrator,
  fileId: string,
): Promise<StoredPicture[]> {
  return inTransaction(ctx, async (trx) => {
    if (!isId(id) || !(await lockReview(trx, id))) refuse('not_found');
    const subject = { kind: 'review', id } as const;
    if (await ctx.files.detach(trx, subject, fileId))
      await audit(trx, ctx, by, { action: 'review-photo-removed', subject, change: { before: { fileId } } });
    return ctx.files.picturesOf(trx, subject);
  });
}

async function held(trx: Trx, id: string, ifMatch: string): Promise<AdminReview> {
  if (!isId(id) || !(await lockReview(trx, id))) refuse('not_found');
  const review = await load(trx, id);
  requireVersion(ifMatch, review);
  return review;
}

async function load(trx: Trx, id: string): Promise<AdminReview> {
  return adminReview((await reviewById(trx, id)) ?? refuse('not_found'));
}

/** Returns the facts of a review for the audit log, never its private comment. */
function factsOf({ published, comment, answer }: AdminReview) {
  return {
    state: published ? 'published' : 'hidden',
    comment,
    answer: answer?.ko ?? null,
    answerEn: answer?.en || null,
  };
}
