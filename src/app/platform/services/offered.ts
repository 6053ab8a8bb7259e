import type { OutsideServices, Purpose } from '#contract/services.ts';
import { api } from '../api/api.ts';
import { JOINING, tabStorage } from '../browser/storage.ts';

let asked: Promise<OutsideServices | null> | undefined;

/** The services that this host's pages may load, asked once; null where that cannot be known now. */
export function offeredServices(): Promise<OutsideServices | null> {
  asked ??= api.services.list().catch(() => {
    asked = undefined;
    return null;
  });
  return asked;
}

/**
 * Screens that show somebody's own data, or where one types it, and those of mailed links: log-in, contracts, bookings and payments, favourites with
 * their alerts, the owners' form, administration.
 */
const PRIVATE = /^\/(admin|dev|auth|sign|verify|book|pay|favourites|portfolio)(\/|$)/;
/** A member's own stays: a person may be asked about them, nothing may count them. */
const OWN = /^\/mypage(\/|$)/;

/** Tells whether a service may be part of a screen at all: of none on which somebody is asked to log in. */
export const isOpenTo = (purpose: Purpose, path: string): boolean =>
  !PRIVATE.test(path) && (purpose === 'chat' || !OWN.test(path)) && tabStorage.get(JOINING) === null;

const inPage = new Set<Purpose>();

/** Notes that the script of a service is part of this page, from which nothing can take it. */
export function enterPage(purpose: Purpose): void {
  inPage.add(purpose);
}

/** Tells whether this page holds a script that a screen may not have, or that somebody no longer agrees to: it has to be loaded anew. */
export const isTainted = (path: string, mayUse: (purpose: Purpose) => boolean): boolean =>
  [...inPage].some((purpose) => !mayUse(purpose) || !isOpenTo(purpose, path));
