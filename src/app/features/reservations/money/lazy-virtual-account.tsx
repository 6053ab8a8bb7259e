import { lazy, Suspense, type ComponentType } from 'react';
import type { TransferToProps } from './virtual-account.tsx';

// The mail told the account too, where this cannot be loaded.
const TransferTo = lazy<ComponentType<TransferToProps>>(() =>
  import('./virtual-account.tsx').then(
    (part) => ({ default: part.TransferTo }),
    () => ({ default: () => null }),
  ),
);
const AccountEnded = lazy<ComponentType<{ at: string }>>(() =>
  import('./virtual-account.tsx').then(
    (part) => ({ default: part.AccountEnded }),
    () => ({ default: () => null }),
  ),
);

/** Virtual account that a payment waits for. Its code loads on demand, because few payments have one. */
export function LazyTransferTo(props: TransferToProps) {
  return (
    <Suspense>
      <TransferTo {...props} />
    </Suspense>
  );
}

/** Says that a virtual account ended with nothing transferred; renders nothing for a copy saved by an older version, which lacks `at`. */
export function LazyAccountEnded({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  return (
    <Suspense>
      <AccountEnded at={at} />
    </Suspense>
  );
}
