import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False on the server and while hydrating, true from then on: for parts that only a browser can draw. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);
