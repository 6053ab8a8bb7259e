/** Which reviews stand beside the testimonials: the average they reach at least, and how many are shown. */
export const best = { least: 4, most: 12 } as const;

/** Who wrote the reviews of people who have left; read by readers of both languages. */
export const anonymous = '익명 Anonymous';
