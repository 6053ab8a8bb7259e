import { storage } from '../browser/storage.ts';

type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The local storage key of when installing was last refused or done, milliseconds since 1970. */
export const REFUSED_AT = 'installRefusedAt';

/** The browser's offer to install, while there is one; `installed` once the app was from this page. */
export const installState: { prompt?: InstallPrompt | undefined; installed?: boolean } = {};

/** Remembers on this device that installing is not to be offered for a while. */
export function refuseInstall(): void {
  storage.set(REFUSED_AT, String(Date.now()));
}

/** Catches the browser's offer to install, so that the product can make it at a fitting moment. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installState.prompt = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    installState.installed = true;
    refuseInstall();
  });
}
