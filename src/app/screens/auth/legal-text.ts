/** Names a document that a form asks to agree to: the terms of use or the privacy policy. */
export type LegalText = 'terms' | 'privacy';
