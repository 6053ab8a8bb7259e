import { Suspense, lazy, useState, type ComponentType } from 'react';
import type { BelowHeroProps } from './below-hero.tsx';

const MARK = 'home-below-hero';

let loaded: ComponentType<BelowHeroProps> | undefined;

async function load() {
  const module = await import('./below-hero.tsx');
  loaded = module.default;
  return module;
}

const Later = lazy(load);

/**
 * For the route's loader: where the host has painted this part already it can be taken over later, in every other case it has to be
 * here before the page is, so that going back finds the page as long as it was.
 */
export async function belowHeroIfNotPainted(): Promise<void> {
  if (typeof document !== 'undefined' && !document.getElementById(MARK)) await load();
}

/** The part below the hero; its code is no part of the first load. */
export function LazyBelowHero(props: BelowHeroProps) {
  const [Part] = useState<ComponentType<BelowHeroProps>>(() => loaded ?? Later);
  return (
    <div id={MARK}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </div>
  );
}
