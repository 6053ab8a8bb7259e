import { Suspense, lazy, useState } from 'react';
import type { PhotoLightboxProps } from './photo-lightbox.tsx';

const PhotoLightbox = lazy(() => import('./photo-lightbox.tsx'));

/** Full-window photos. Closed while `index` is undefined; the code loads at the first opening. */
export function Lightbox(props: PhotoLightboxProps) {
  const [used, setUsed] = useState(false);
  if (props.index !== undefined && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <PhotoLightbox {...props} />
    </Suspense>
  );
}
