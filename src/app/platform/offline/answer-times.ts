/** When the host gave each answer, in ms since the epoch. Data that came with the page's HTML is not included. */
export const answerTimes = new WeakMap<object, number>();
