import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False on the server and during hydration, then true. For parts that only a browser can draw. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);
