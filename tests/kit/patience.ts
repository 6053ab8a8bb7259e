/** Time in ms for which a test waits for what comes by itself: the default of one second is too short on a machine that carries others' load. */
export const PATIENCE_MS = 30_000;
