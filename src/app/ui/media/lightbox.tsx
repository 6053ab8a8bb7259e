import { Suspense, lazy, useState } from 'react';
import type { PhotoLightboxProps } from './photo-lightbox.tsx';

const PhotoLightbox = lazy(() => import('./photo-lightbox.tsx'));

/** Photos as large as the window. `index` undefined means closed; the code arrives with the first opening. */
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
