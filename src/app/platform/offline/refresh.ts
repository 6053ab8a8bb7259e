let run: (() => void) | undefined;
let isWanted = false;

export function refresh(): void {
  isWanted = true;
  run?.();
}

/** Sets how the screen is reloaded. Runs at once if a reload was already requested. */
export function onRefresh(work: () => void): void {
  run = work;
  if (isWanted) work();
}
