import type { Role } from '#contract/accounts.ts';
import type { Language } from '#contract/shared.ts';

export const demoLogins: { role: Role; email: string; password: string }[] = [
  { role: 'member', email: 'linh@ondol.example', password: 'warm-floor-7' },
  { role: 'member', email: 'marco@ondol.example', password: 'ciao-seoul-7' },
  { role: 'admin', email: 'admin@ondol.example', password: 'keys-and-tea-7' },
];

/** True if these are the publicly known address and password of one of the {@link demoLogins}. */
export function isDemoLogin(email: string, password: string): boolean {
  return demoLogins.some((login) => login.email === email && login.password === password);
}

export type DemoPerson = {
  firstName: string;
  lastName: string;
  phoneCountry: string;
  phone: string;
  passport: [surname: string, givenNames: string, nationality: string];
  birthDate: string;
  language: Language;
  /** Days before today on which the account was created. */
  joined: number;
};

const person = ({
  name: [firstName, lastName],
  phone: [phoneCountry, phone],
  passport,
  birthDate,
  joined,
  language = 'en',
}: {
  name: [string, string];
  phone: [string, string];
  passport: DemoPerson['passport'];
  birthDate: string;
  joined: number;
  language?: Language | undefined;
}): DemoPerson => ({ firstName, lastName, phoneCountry, phone, passport, birthDate, language, joined });

/** The people of the demo, each with the address `{key}@ondol.example`. Only those in {@link demoLogins} have a password. */
export const people = {
  linh: person({
    name: ['Linh', 'Nguyễn'],
    phone: ['+84', '912345678'],
    passport: ['NGUYEN', 'THI LINH', 'VN'],
    birthDate: '2003-04-05',
    joined: 210,
  }),
  marco: person({
    name: ['Marco', 'Rossi'],
    phone: ['+39', '3331234567'],
    passport: ['ROSSI', 'MARCO', 'IT'],
    birthDate: '2001-09-17',
    joined: 260,
  }),
  admin: person({
    name: ['지온', '한'],
    phone: ['+82', '1020003000'],
    passport: ['HAN', 'JION', 'KR'],
    birthDate: '1990-02-11',
    joined: 720,
    language: 'ko',
  }),
  mai: person({
    name: ['Mai', 'Trần'],
    phone: ['+84', '934567812'],
    passport: ['TRAN', 'THI MAI', 'VN'],
    birthDate: '2002-12-01',
    joined: 300,
  }),
  aigerim: person({
    name: ['Aigerim', 'Nurlanova'],
    phone: ['+7', '7012345678'],
    passport: ['NURLANOVA', 'AIGERIM', 'KZ'],
    birthDate: '2000-06-23',
    joined: 290,
  }),
  lucas: person({
    name: ['Lucas', 'Almeida'],
    phone: ['+55', '11987654321'],
    passport: ['ALMEIDA', 'LUCAS', 'BR'],
    birthDate: '2002-03-14',
    joined: 240,
  }),
  yuki: person({
    name: ['Yuki', 'Tanaka'],
    phone: ['+81', '9012345678'],
    passport: ['TANAKA', 'YUKI', 'JP'],
    birthDate: '2003-07-30',
    joined: 250,
    language: 'ko',
  }),
  amina: person({
    name: ['Amina', 'El Idrissi'],
    phone: ['+212', '612345678'],
    passport: ['EL IDRISSI', 'AMINA', 'MA'],
    birthDate: '2001-11-08',
    joined: 120,
  }),
  noah: person({
    name: ['Noah', 'Tremblay'],
    phone: ['+1', '4165550136'],
    passport: ['TREMBLAY', 'NOAH', 'CA'],
    birthDate: '1999-05-19',
    joined: 330,
  }),
  sofia: person({
    name: ['Sofía', 'García'],
    phone: ['+34', '612345987'],
    passport: ['GARCIA', 'SOFIA', 'ES'],
    birthDate: '2002-08-26',
    joined: 140,
  }),
  chen: person({
    name: ['志豪', '陳'],
    phone: ['+886', '912345987'],
    passport: ['CHEN', 'CHIH HAO', 'TW'],
    birthDate: '2003-01-16',
    joined: 330,
    language: 'ko',
  }),
  emma: person({
    name: ['Emma', 'Laurent'],
    phone: ['+33', '612345012'],
    passport: ['LAURENT', 'EMMA', 'FR'],
    birthDate: '2002-10-03',
    joined: 130,
  }),
  arjun: person({
    name: ['Arjun', 'Mehta'],
    phone: ['+91', '9812345678'],
    passport: ['MEHTA', 'ARJUN', 'IN'],
    birthDate: '2000-02-29',
    joined: 280,
  }),
  zeynep: person({
    name: ['Zeynep', 'Kaya'],
    phone: ['+90', '5321234567'],
    passport: ['KAYA', 'ZEYNEP', 'TR'],
    birthDate: '2001-04-21',
    joined: 230,
  }),
} as const satisfies Record<string, DemoPerson>;
export type PersonKey = keyof typeof people;
