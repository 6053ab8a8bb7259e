import type { ComponentProps } from 'react';
import { Promises } from '#app/features/brand/promises.tsx';
import type { PlainDate } from '#contract/rules/dates.ts';
import { Mission } from './brand-words.tsx';
import { LoungePromo } from './lounge-promo.tsx';
import { Places } from './places.tsx';
import { ResidentWords } from './resident-words.tsx';
import { SoonHomes } from './soon-homes.tsx';

export type BelowHeroProps = {
  homes: ComponentProps<typeof SoonHomes>['homes'];
  words: ComponentProps<typeof ResidentWords>['words'];
  nextMeetup: ComponentProps<typeof LoungePromo>['meetup'];
  /** In Seoul. */
  today: PlainDate;
};

/** Everything of the home page that nobody sees before scrolling: the words under the hero peep into the first view. */
export default function BelowHero({ homes, words, nextMeetup, today }: BelowHeroProps) {
  return (
    <>
      <Promises />
      <Places />
      {homes.length > 0 && <SoonHomes homes={homes} today={today} />}
      <LoungePromo meetup={nextMeetup} />
      {words.length > 0 && <ResidentWords words={words} />}
      <Mission />
    </>
  );
}
