import type { OutsideServices, Purpose } from '#contract/services.ts';
import { api } from '../api/api.ts';
import { JOINING, tabStorage } from '../browser/storage.ts';

let asked: Promise<OutsideServices | null> | undefined;

/** Returns the outside services that this host's pages may load. Asked once; null if currently unknown. */
export function offeredServices(): Promise<OutsideServices | null> {
  asked ??= api.services.list().catch(() => {
    asked = undefined;
    return null;
  });
  return asked;
}

/**
 * Screens with personal data, data entry or mailed links: log-in, contracts, bookings and payments, favorites with alerts, the owners' form,
 * administration. No outside service loads here.
 */
const PRIVATE = /^\/(admin|dev|auth|sign|verify|book|pay|favourites|portfolio)(\/|$)/;
/** A member's own stays. The live chat may load here, analytics and advertising may not. */
const OWN = /^\/mypage(\/|$)/;

/** True if a service may load on a screen. Never while somebody is asked there to log in or sign up. */
export const isOpenTo = (purpose: Purpose, path: string): boolean =>
  !PRIVATE.test(path) && (purpose === 'chat' || !OWN.test(path)) && tabStorage.get(JOINING) === null;

const inPage = new Set<Purpose>();

/** Records that a service's script is part of this page. It cannot be removed without a reload. */
export function enterPage(purpose: Purpose): void {
  inPage.add(purpose);
}

/** True if this page contains a script that the screen may not have or that consent no longer covers, so that it must be reloaded. */
export const isTainted = (path: string, mayUse: (purpose: Purpose) => boolean): boolean =>
  [...inPage].some((purpose) => !mayUse(purpose) || !isOpenTo(purpose, path));
