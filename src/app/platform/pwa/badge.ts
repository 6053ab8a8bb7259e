/** Badging API, available in Safari on a home screen and in Chrome and Edge on a desktop (https://www.w3.org/TR/badging/). */
type Badging = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };

/** Sets the badge on the icon of the installed app; 0 removes it. Does nothing without badge support. */
export async function showBadge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  await (count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(
    () => undefined,
  );
}
