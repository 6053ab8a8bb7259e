/**
 * Loads the style rules of one area alone, which the build cuts out of the common sheet (`src/tools/build/area-styles.ts`). Fulfilled also where
 * they cannot be had: a bare screen is better than none.
 */
export const areaStyle = (area: 'admin' | 'map' | 'lounge' | 'resident' | 'consent'): Promise<void> =>
  new Promise((done) => {
    const common = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/assets/style-"]');
    if (!common) return done();
    const own = document.createElement('link');
    own.rel = 'stylesheet';
    own.crossOrigin = common.crossOrigin;
    own.href = common.href.replace('/assets/', `/assets/${area}/`);
    own.onload = own.onerror = () => done();
    common.after(own);
  });
