/** Moves the focus to the part of the screen that the address names, or to its heading, where what had it goes; the page stays where it is scrolled to. */
export function focusScreen(): void {
  const heading =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
