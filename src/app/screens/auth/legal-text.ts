/** The text of the law that somebody agrees to with a form. */
export type LegalText = 'terms' | 'privacy';
