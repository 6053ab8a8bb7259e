import { useSyncExternalStore } from 'react';

type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallPrompt | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Catches the browser's offer to install, so that the product can make it at a fitting moment. */
export function watchInstall(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  globalThis.addEventListener('appinstalled', () => keep(null));
}

/** Asks the browser to install; resolves to whether the person did. */
export async function install(): Promise<boolean> {
  const prompt = offered;
  keep(null);
  return (await prompt?.prompt())?.outcome === 'accepted';
}

/** Whether the browser offers to install the app now. */
export function useInstallOffer(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered !== null,
    () => false,
  );
}
