import type { Role } from '#contract/accounts.ts';
import type { Language } from '#contract/shared.ts';

/** With whom one may log in to the demo. */
export const demoLogins: { role: Role; email: string; password: string }[] = [
  { role: 'member', email: 'linh@ondol.example', password: 'warm-floor-7' },
  { role: 'member', email: 'marco@ondol.example', password: 'ciao-seoul-7' },
  { role: 'admin', email: 'admin@ondol.example', password: 'keys-and-tea-7' },
];

/** Tells whether these are the address and password of {@link demoLogins}, which everybody knows. */
export function isDemoLogin(email: string, password: string): boolean {
  return demoLogins.some((login) => login.email === email && login.password === password);
}

export type DemoPerson = {
  firstName: string;
  lastName: string;
  phoneCountry: string;
  phone: string;
  /** Surname, given names and nationality, as the passport has them. */
  passport: [surname: string, givenNames: string, nationality: string];
  birthDate: string;
  language: Language;
  /** Days before today on which the account was made. */
  joined: number;
};

const person = (
  [firstName, lastName]: [string, string],
  [phoneCountry, phone]: [string, string],
  passport: DemoPerson['passport'],
  birthDate: string,
  joined: number,
  language: Language = 'en',
): DemoPerson => ({ firstName, lastName, phoneCountry, phone, passport, birthDate, language, joined });

/** Everyone in the demo; their address is `{key}@ondol.example`. Only those of {@link demoLogins} have a password. */
export const people = {
  linh: person(['Linh', 'Nguyễn'], ['+84', '912345678'], ['NGUYEN', 'THI LINH', 'VN'], '2003-04-05', 210),
  marco: person(['Marco', 'Rossi'], ['+39', '3331234567'], ['ROSSI', 'MARCO', 'IT'], '2001-09-17', 260),
  admin: person(['지온', '한'], ['+82', '1020003000'], ['HAN', 'JION', 'KR'], '1990-02-11', 720, 'ko'),
  mai: person(['Mai', 'Trần'], ['+84', '934567812'], ['TRAN', 'THI MAI', 'VN'], '2002-12-01', 300),
  aigerim: person(
    ['Aigerim', 'Nurlanova'],
    ['+7', '7012345678'],
    ['NURLANOVA', 'AIGERIM', 'KZ'],
    '2000-06-23',
    290,
  ),
  lucas: person(['Lucas', 'Almeida'], ['+55', '11987654321'], ['ALMEIDA', 'LUCAS', 'BR'], '2002-03-14', 240),
  yuki: person(['Yuki', 'Tanaka'], ['+81', '9012345678'], ['TANAKA', 'YUKI', 'JP'], '2003-07-30', 250, 'ko'),
  amina: person(
    ['Amina', 'El Idrissi'],
    ['+212', '612345678'],
    ['EL IDRISSI', 'AMINA', 'MA'],
    '2001-11-08',
    120,
  ),
  noah: person(['Noah', 'Tremblay'], ['+1', '4165550136'], ['TREMBLAY', 'NOAH', 'CA'], '1999-05-19', 330),
  sofia: person(['Sofía', 'García'], ['+34', '612345987'], ['GARCIA', 'SOFIA', 'ES'], '2002-08-26', 140),
  chen: person(['志豪', '陳'], ['+886', '912345987'], ['CHEN', 'CHIH HAO', 'TW'], '2003-01-16', 330, 'ko'),
  emma: person(['Emma', 'Laurent'], ['+33', '612345012'], ['LAURENT', 'EMMA', 'FR'], '2002-10-03', 130),
  arjun: person(['Arjun', 'Mehta'], ['+91', '9812345678'], ['MEHTA', 'ARJUN', 'IN'], '2000-02-29', 280),
  zeynep: person(['Zeynep', 'Kaya'], ['+90', '5321234567'], ['KAYA', 'ZEYNEP', 'TR'], '2001-04-21', 230),
} as const satisfies Record<string, DemoPerson>;
export type PersonKey = keyof typeof people;
