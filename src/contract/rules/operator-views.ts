/** Measures of the administrators' views. Beside no schema, so that the application may import them. */

/** The longest stretch of the week view, weeks. */
export const MOST_WEEKS = 8;
/** The longest occupancy that is read at once, weeks. */
export const MOST_WEEKS_OF_OCCUPANCY = 53;
/** The weeks whose occupancy the first screen shows. */
export const WEEKS_AHEAD = 12;
/** The longest name of a saved view, characters. */
export const MOST_OF_A_NAME = 60;
