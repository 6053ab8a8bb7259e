/** True if the page contains a script of another host. No password may be typed on such a page. */
export const hasForeignScripts = (): boolean =>
  [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== location.origin);
