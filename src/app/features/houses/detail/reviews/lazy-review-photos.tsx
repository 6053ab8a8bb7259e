import { lazy, Suspense } from 'react';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { ReviewPhotosProps } from './review-photos.tsx';

const Photos = lazy<(props: ReviewPhotosProps) => React.ReactNode>(() =>
  import('./review-photos.tsx').then(
    async ({ ReviewPhotos, residentStyle }) => {
      await residentStyle;
      return { default: ReviewPhotos };
    },
    () => ({ default: () => null }),
  ),
);

/** Pictures of a review, loaded once the page works; renders nothing if they cannot be loaded. */
export function LazyReviewPhotos(props: ReviewPhotosProps) {
  const isHydrated = useHydrated();
  return isHydrated && props.photos.length > 0 ? (
    <Suspense>
      <Photos {...props} />
    </Suspense>
  ) : null;
}
