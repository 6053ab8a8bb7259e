/** Moves the focus to the element named by the URL hash, or to the heading, without scrolling. Used when the focused element disappears. */
export function focusScreen(): void {
  const heading =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
