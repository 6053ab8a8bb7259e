import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ownUniversity } from '../own-university.ts';
import type { HousesSearch } from '../search-params.ts';

/** Adds the university of this device to an address without one, on arrival only, so that a user can remove it. */
export function useOwnUniversity({ university }: HousesSearch): void {
  const navigate = useNavigate({ from: '/houses' });
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const own = ownUniversity();
    if (own && !university)
      void navigate({
        search: (given) => ({ ...given, university: own }),
        replace: true,
        resetScroll: false,
      });
  }, [navigate, university]);
}
