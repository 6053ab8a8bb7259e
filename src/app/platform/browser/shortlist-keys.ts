/** The local storage keys of the houses that were saved on this device, and of the session storage of those that are compared. Log-out removes both. */
export const FAVOURITES = 'favourites';
export const COMPARED = 'compared';
/** The session storage key of the stay that a visitor wants to be told of, while they log in. */
export const WANTED_ALERT = 'wantedAlert';
/** The session storage key of the event that a visitor wants to come to, while they log in. */
export const WANTED_SEAT = 'wantedSeat';
