/** Years of age from which a person agrees to the use of personal data alone (Personal Information Protection Act, article 22-2). */
export const consentAge = 14;
