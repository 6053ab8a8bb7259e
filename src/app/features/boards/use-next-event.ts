import { useEffect, useState } from 'react';
import type { EventBoard } from './model.ts';
import type { NextEvent } from './next-event.ts';

export function useNextEvent({ next, later }: NextEvent): EventBoard | undefined {
  const [found, setFound] = useState<EventBoard>();
  useEffect(() => {
    let here = true;
    void later?.then((event) => here && setFound(event));
    return () => {
      here = false;
    };
  }, [later]);
  return next ?? found;
}
