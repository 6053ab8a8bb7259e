/** Storage keys of the saved houses (local storage) and the compared houses (session storage). Log-out removes both. */
export const FAVOURITES = 'favourites';
export const COMPARED = 'compared';
/** Session storage key of the stay that a visitor wants an alert for, kept during log-in. */
export const WANTED_ALERT = 'wantedAlert';
/** Session storage key of the event that a visitor wants to attend, kept during log-in. */
export const WANTED_SEAT = 'wantedSeat';
