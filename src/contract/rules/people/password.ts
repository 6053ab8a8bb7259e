export type PasswordRules = { length: boolean; kinds: boolean };

/**
 * Returns which parts of the password rule a text meets: 8 to 16 characters, and two or more kinds among upper-case letters, lower-case letters,
 * digits and special characters (docs/specification.md#validation-rules).
 */
export function passwordRules(password: string): PasswordRules {
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[\p{P}\p{S}]/u].filter((kind) => kind.test(password)).length;
  const length = [...password].length;
  return { length: length >= 8 && length <= 16, kinds: kinds >= 2 };
}

export function isPassword(password: string): boolean {
  const rules = passwordRules(password);
  return rules.length && rules.kinds;
}
