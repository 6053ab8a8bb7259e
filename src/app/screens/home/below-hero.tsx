import type { ComponentProps } from 'react';
import type { PlainDate } from '#contract/rules/dates.ts';
import { Benefits } from '#app/features/brand/benefits.tsx';
import { Benefit } from './benefit-block.tsx';
import { Mission } from './brand-words.tsx';
import { Concierge } from './concierge.tsx';
import { CommunityPromo } from './community-promo.tsx';
import { Procedure } from './procedure.tsx';
import { Places } from './places.tsx';
import { Testimonials } from './testimonials.tsx';
import { SoonestHouses } from './soonest-houses.tsx';

export type BelowHeroProps = {
  houses: ComponentProps<typeof SoonestHouses>['houses'];
  reviews: ComponentProps<typeof Testimonials>['reviews'];
  nextEvent: ComponentProps<typeof CommunityPromo>['event'];
  /** Seoul's date. */
  today: PlainDate;
};

export default function BelowHero({ houses, reviews, nextEvent, today }: BelowHeroProps) {
  return (
    <>
      {houses.length > 0 && <SoonestHouses houses={houses} today={today} />}
      <Benefit />
      <Benefits />
      <Places />
      <Procedure />
      <Concierge />
      <CommunityPromo event={nextEvent} />
      {reviews.length > 0 && <Testimonials reviews={reviews} />}
      <Mission />
    </>
  );
}
