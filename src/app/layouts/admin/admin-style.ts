/**
 * The style rules of administrators' screens alone, which the build cuts out of the common sheet (`src/tools/build/admin-style.ts`). Fulfilled
 * also where they cannot be had: a bare screen is better than none.
 */
export const adminStyle = new Promise<void>((done) => {
  const common = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/assets/style-"]');
  if (!common) return done();
  const own = document.createElement('link');
  own.rel = 'stylesheet';
  own.crossOrigin = common.crossOrigin;
  own.href = common.href.replace('/assets/', '/assets/admin/');
  own.onload = own.onerror = () => done();
  common.after(own);
});
