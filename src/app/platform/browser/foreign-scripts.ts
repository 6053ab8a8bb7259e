/** True where the page holds a script of another host: nobody types a password beside one. */
export const hasForeignScripts = (): boolean =>
  [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== location.origin);
