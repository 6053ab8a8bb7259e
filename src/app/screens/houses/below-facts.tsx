import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability, HouseDetail, HouseReview } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import type { Page } from '#contract/wire.ts';
import {
  AvailabilityPart,
  type AvailabilityPartProps,
} from '#app/features/houses/detail/availability-part.tsx';
import { FloorPlan, isFloorPlan } from '#app/features/houses/detail/photos/floor-plan.tsx';
import {
  BeddingNote,
  CheckInGuide,
  CheckList,
  ThingsToKnow,
} from '#app/features/houses/detail/house-guide.tsx';
import { HouseReviews } from '#app/features/houses/detail/reviews/house-reviews.tsx';
import { RefundPolicyPart } from '#app/features/houses/detail/refund-policy.tsx';
import { HousePlace } from '#app/features/houses/map/house-place.tsx';
import type { Plan } from '#app/features/houses/model.ts';
import { LazyMessengers } from '#app/features/brand/lazy-messengers.tsx';
import { PolicyRule } from '#app/features/reservations/policy-rule.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { LazyHost } from '#app/features/staff/lazy-staff.tsx';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import { Part } from './part.tsx';
import type { SimilarProps } from './similar/similar.tsx';

const Similar = lazy<ComponentType<SimilarProps>>(() =>
  import('./similar/similar.tsx').catch(() => ({ default: () => null })),
);

export type BelowFactsProps = {
  house: HouseDetail;
  calendar: Omit<AvailabilityPartProps, 'availability'>;
  /** Taken dates; null if the host was unreachable, undefined while loading. */
  known: Availability | null | undefined;
  plan: Plan | null;
  /** Seoul's date. */
  today: PlainDate;
  firstReviews: Page<HouseReview> | null | undefined;
};

export default function BelowFacts({ house, calendar, known, plan, today, firstReviews }: BelowFactsProps) {
  const { t } = useTranslation('houses');
  return (
    <>
      {house.photos.some(isFloorPlan) && (
        <Part id="floor-plan" title={t('room.floor-plan')}>
          <FloorPlan photos={house.photos} />
        </Part>
      )}
      <Part id="place" title={t('parts.place')}>
        <HousePlace house={house} />
      </Part>
      <Part id="availability" title={t('parts.availability')}>
        <AvailabilityPart {...calendar} availability={known} />
      </Part>
      <Part id="bedding" title={t('parts.bedding')}>
        <BeddingNote maxGuests={house.maxGuests} />
      </Part>
      <Part id="before" title={t('parts.before')}>
        <CheckList items={house.beforeReservation} />
      </Part>
      <Part id="check-in" title={t('parts.checkIn')}>
        <CheckInGuide />
      </Part>
      <Part id="know" title={t('parts.know')}>
        <ThingsToKnow items={house.thingsToKnow} />
      </Part>
      <Part id="refund" title={t('parts.refund')}>
        <RefundPolicyPart
          plan={plan}
          timeline={plan && <PolicyTimeline policy={plan.policy} checkIn={plan.stay.checkIn} today={today} />}
          rule={<PolicyRule policy={refundPolicies.standard} />}
        />
      </Part>
      <Part id="reviews" title={t('parts.reviews')}>
        {firstReviews !== undefined && <HouseReviews house={house} first={firstReviews} />}
      </Part>
      <LazyHost
        houseId={house.id}
        messengers={<LazyMessengers />}
        frame={(title, part) => (
          <Part id="host" title={title}>
            {part}
          </Part>
        )}
      />
      {useHydrated() && (
        <Suspense>
          <Similar houseId={house.id} plan={plan} today={today} />
        </Suspense>
      )}
    </>
  );
}
