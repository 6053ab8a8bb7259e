const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;

/** A person's whole name as its script orders it: 김민준 and 陳志豪 with the family name first and no space, Linh Nguyễn with it last. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return eastAsian.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`;
}
