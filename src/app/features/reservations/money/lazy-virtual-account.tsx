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

/** The account that a payment waits on; few payments have one, so its code comes with it. */
export function LazyTransferTo(props: TransferToProps) {
  return (
    <Suspense>
      <TransferTo {...props} />
    </Suspense>
  );
}

/** Word of an account that ended with nothing transferred, of a payment that had one; a copy that an older version saved does not tell. */
export function LazyAccountEnded({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  return (
    <Suspense>
      <AccountEnded at={at} />
    </Suspense>
  );
}
