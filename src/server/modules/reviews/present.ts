import type { Testimonial } from '#contract/reviews.ts';
import type { TestimonialRow } from './read-store.ts';

export function testimonial(row: TestimonialRow): Testimonial {
  return {
    id: row.id,
    author: row.author,
    stayedIn: row.stayed_in,
    ratings: {
      facilities: row.facilities,
      communication: row.communication,
      community: row.community,
      location: row.location,
    },
    comment: row.comment,
    houseId: row.house_id,
    houseName: row.house_name,
  };
}
