import { lazy, Suspense, type ComponentType } from 'react';
import type { GoogleButtonProps } from './google-button.tsx';

const Loaded = lazy<ComponentType<GoogleButtonProps>>(() =>
  import('./google-button.tsx').then(
    ({ GoogleButton }) => ({ default: GoogleButton }),
    () => ({ default: () => null }),
  ),
);

/** Log-in through Google on a screen that is stored for offline use; renders nothing if its code cannot be loaded. Text: auth. */
export function LazyGoogleButton(props: GoogleButtonProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
