let run: (() => void) | undefined;
let isWanted = false;

/** Asks for what is on screen to be loaded again: something newer has come than what was shown. */
export function refresh(): void {
  isWanted = true;
  run?.();
}

/** Says how the screen is loaded again; at once where that was asked for before. */
export function onRefresh(work: () => void): void {
  run = work;
  if (isWanted) work();
}
