import type { AdminReview, ReviewChange } from '#contract/admin/reviews.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { ReviewSearch } from './search-params.ts';

/** Rows of the table on one page. */
const PAGE_SIZE = 20;

/** Lists one page of the reviews that a search names. */
export function findReviews({ page = 1, ...search }: ReviewSearch): Promise<Result<Page<AdminReview>>> {
  const query = { ...search, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminReviews.list({ query }));
}

/** Loads a review with its private comment. */
export function review(id: string): Promise<Result<AdminReview>> {
  return attempt(() => api.adminReviews.get({ params: { id } }));
}

const written = ({ published, comment, answer }: AdminReview): ReviewChange => ({
  published,
  comment,
  answer,
});

/** Changes a review as it was seen; `current` is the review as it is now where somebody else has changed it meanwhile. */
export function changeReview(
  seen: AdminReview,
  changed: Partial<ReviewChange>,
): Promise<Changed<AdminReview>> {
  const params = { id: seen.id };
  const body = { ...written(seen), ...changed };
  return change(seen, written, (version) => api.adminReviews.update({ params, ifMatch: version, body }));
}

/** Deletes a review for good, as it was seen. */
export function deleteReview(seen: AdminReview): Promise<Result<null>> {
  return attempt(() => api.adminReviews.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
}

/** Lists the pictures of a review. */
export function reviewPhotos(id: string): Promise<Result<StoredPicture[]>> {
  return attempt(() => api.adminReviews.photos({ params: { id } }));
}

/** Takes a picture off a review. */
export function removeReviewPhoto(id: string, fileId: string): Promise<Result<StoredPicture[]>> {
  return attempt(() => api.adminReviews.removePhoto({ params: { id, fileId } }));
}
