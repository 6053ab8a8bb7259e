/**
 * Loads the CSS of one area, which the build splits from the common sheet (`src/tools/build/area-styles.ts`). Also resolves if that fails: an
 * unstyled screen is better than none.
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
