import { lazy, Suspense, type ComponentType } from 'react';
import type { TransferToProps } from './virtual-account.tsx';

// The mail told the account too, where this cannot be loaded.
const TransferTo = lazy<ComponentType<TransferToProps>>(() =>
  import('./virtual-account.tsx').then(
    (part) => ({ default: part.TransferTo }),
    () => ({ default: () => null }),
  ),
);

/** The account that a payment waits on; few payments have one, so its code comes with it. */
export function LazyTransferTo(props: TransferToProps) {
  return (
    <Suspense>
      <TransferTo {...props} />
    </Suspense>
  );
}
