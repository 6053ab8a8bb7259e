import { storage } from '../browser/storage.ts';

type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** Local storage key of the last refusal or installation, in ms since 1970. */
export const REFUSED_AT = 'installRefusedAt';

export const installState: { prompt?: InstallPrompt | undefined; installed?: boolean } = {};

export function refuseInstall(): void {
  storage.set(REFUSED_AT, String(Date.now()));
}

/** Catches the browser's install prompt, so that the app can show it at a suitable moment. */
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
