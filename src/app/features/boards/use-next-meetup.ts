import { useEffect, useState } from 'react';
import type { Meetup } from './model.ts';
import type { NextMeetup } from './next-meetup.ts';

/** The meet-up once it is known. */
export function useNextMeetup({ next, later }: NextMeetup): Meetup | undefined {
  const [found, setFound] = useState<Meetup>();
  useEffect(() => {
    let here = true;
    void later?.then((meetup) => here && setFound(meetup));
    return () => {
      here = false;
    };
  }, [later]);
  return next ?? found;
}
