/** When the host gave each answer, in milliseconds since the epoch. What came with the page's HTML is not in it. */
export const answerTimes = new WeakMap<object, number>();
