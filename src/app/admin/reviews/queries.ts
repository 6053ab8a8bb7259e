import type { AdminReview, ReviewChange } from '#contract/admin/reviews.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { ReviewSearch } from './search-params.ts';

const PAGE_SIZE = 20;

export function findReviews({ page = 1, ...search }: ReviewSearch): Promise<Result<Page<AdminReview>>> {
  const query = { ...search, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminReviews.list({ query }));
}

export function review(id: string): Promise<Result<AdminReview>> {
  return attempt(() => api.adminReviews.get({ params: { id } }));
}

const written = ({ published, comment, answer }: AdminReview): ReviewChange => ({
  published,
  comment,
  answer,
});

/** Changes a review as it was seen. After a concurrent change, `current` is the present review. */
export function changeReview(
  seen: AdminReview,
  changed: Partial<ReviewChange>,
): Promise<Changed<AdminReview>> {
  const params = { id: seen.id };
  const body = { ...written(seen), ...changed };
  return change(seen, written, (version) => api.adminReviews.update({ params, ifMatch: version, body }));
}

/** Deletes a review permanently; refused if it is not the version that was seen. */
export function deleteReview(seen: AdminReview): Promise<Result<null>> {
  return attempt(() => api.adminReviews.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
}

export function reviewPhotos(id: string): Promise<Result<StoredPicture[]>> {
  return attempt(() => api.adminReviews.photos({ params: { id } }));
}

export function removeReviewPhoto(id: string, fileId: string): Promise<Result<StoredPicture[]>> {
  return attempt(() => api.adminReviews.removePhoto({ params: { id, fileId } }));
}
