/** Limits of the administrators' views, kept free of schemas so that the application can import them. */

export const MOST_WEEKS = 8;
export const MOST_WEEKS_OF_OCCUPANCY = 53;
export const WEEKS_AHEAD = 12;
/** The longest name of a saved view, characters. */
export const MOST_OF_A_NAME = 60;
