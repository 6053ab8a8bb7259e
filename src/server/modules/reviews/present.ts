import type { AdminReview } from '#contract/admin/reviews.ts';
import type { Testimonial } from '#contract/reviews.ts';
import { originOf } from '#contract/seoul/review-origin.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { AdminReviewRow } from './admin-read-store.ts';
import type { TestimonialRow } from './read-store.ts';

/** Presents a review beside the testimonials. Its origin is left out where it is not shown, as on the home page. */
export function testimonial(row: TestimonialRow, withOrigin: boolean): Testimonial {
  return {
    id: row.id,
    author: row.author,
    ...(withOrigin && originOf(row)),
    stayedIn: row.stayed_in,
    ratings: ratingsOf(row),
    comment: row.comment,
    houseId: row.house_id,
    houseName: row.house_name,
  };
}

export function adminReview(row: AdminReviewRow): AdminReview {
  const { published, comment, answer } = row;
  return {
    id: row.id,
    reservationId: row.reservation_id,
    reservationCode: row.code,
    houseId: row.house_id,
    houseName: row.house_name,
    author: row.author,
    stayedIn: row.stayed_in,
    ratings: ratingsOf(row),
    comment,
    originalComment: row.original_comment,
    privateComment: row.private_comment,
    published,
    answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: versionOf({ published, comment, answer: answer && [answer.ko, answer.en] }),
  };
}

const ratingsOf = ({ facilities, communication, community, location }: TestimonialRow | AdminReviewRow) => ({
  facilities,
  communication,
  community,
  location,
});
