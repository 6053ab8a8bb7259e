import { useSyncExternalStore } from 'react';

type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setOffer(event: InstallPrompt | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Catches the browser's offer to install, so that the product can make it at a fitting moment. */
export function watchInstall(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallPrompt);
  });
  globalThis.addEventListener('appinstalled', () => setOffer(null));
}

/** Opens the browser's install prompt. @returns true where it was accepted */
export async function install(): Promise<boolean> {
  const prompt = offered;
  setOffer(null);
  return (await prompt?.prompt())?.outcome === 'accepted';
}

/** True while the browser offers to install the app. */
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
