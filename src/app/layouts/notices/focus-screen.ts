/** Moves the focus to the screen's heading, where what had it goes; the page stays where it is scrolled to. */
export function focusScreen(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
