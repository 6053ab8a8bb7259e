/** Spans of the administrators' views, weeks. Beside no schema, so that the application may import them. */

/** The longest stretch of the week view. */
export const MOST_WEEKS = 8;
/** The longest occupancy that is read at once. */
export const MOST_WEEKS_OF_OCCUPANCY = 53;
/** The weeks whose occupancy the first screen shows. */
export const WEEKS_AHEAD = 12;
