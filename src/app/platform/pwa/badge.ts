/** Browsers that have badges: Safari on a home screen, Chrome and Edge on a desktop (https://www.w3.org/TR/badging/). */
type Badging = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };

/** Puts a number on the icon of the installed app; 0 takes it away. Where there are no badges nothing happens. */
export async function showBadge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  await (count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(
    () => undefined,
  );
}
