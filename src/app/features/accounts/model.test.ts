import { describe, expect, it } from 'vitest';
import {
  contactErrors,
  contactOf,
  emptySignUp,
  errorsAnsweredBy,
  occupantOf,
  signUpBody,
  type SignUpDraft,
} from './model.ts';

const filled: SignUpDraft = {
  ...emptySignUp,
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh@people.example',
  region: 'VN',
  phone: '912345678',
  year: '2003',
  month: '4',
  day: '05',
  terms: true,
  privacy: true,
};
const passwords = { password: 'warm-floor-7', again: 'warm-floor-7' };
const today = '2026-11-21';

describe('signing up', () => {
  it('takes back what was wrong with a number once its country is another', () => {
    expect(errorsAnsweredBy({ region: 'VN' })).toEqual(['phoneCountry', 'phone']);
    expect(errorsAnsweredBy({ phone: '912345678' })).toEqual(['phone']);
  });

  it('sends what was typed, the dialling code for the country and a plain date of birth', () => {
    const { body } = signUpBody(filled, passwords, 'en', today);
    expect(body).toMatchObject({
      phoneCountry: '+84',
      phone: '912345678',
      birthDate: '2003-04-05',
      language: 'en',
    });
    expect(body?.consents).toEqual({ terms: true, privacy: true, receipt: false, marketing: false });
  });

  it('takes a number as people write it', () => {
    expect(signUpBody({ ...filled, phone: '(91) 234-56.78' }, passwords, 'en', today).errors).toBeNull();
  });

  it.each<[string, Partial<SignUpDraft>, Partial<typeof passwords>, Record<string, string>]>([
    ['no consent to the terms', { terms: false }, {}, { 'consents.terms': 'terms_required' }],
    [
      'no consent to the use of personal data',
      { privacy: false },
      {},
      { 'consents.privacy': 'privacy_required' },
    ],
    ['a phone number with letters', { phone: '91 234 567a' }, {}, { phone: 'phone_invalid' }],
    ['no phone number', { phone: ' ' }, {}, { phone: 'phone_required' }],
    ['a password typed once', {}, { again: '' }, { passwordAgain: 'password_again_required' }],
    [
      'no password at all',
      {},
      { password: '', again: '' },
      { password: 'password_rule', passwordAgain: 'password_again_required' },
    ],
    ['no country', { region: '' }, {}, { phoneCountry: 'country_code_invalid' }],
    ['a day that is none', { month: '02', day: '30' }, {}, { birthDate: 'birth_date_invalid' }],
    ['a birth to come', { year: '2027' }, {}, { birthDate: 'birth_date_invalid' }],
    ['a child', { year: '2015' }, {}, { birthDate: 'too_young' }],
    ['a weak password', {}, { password: 'aaaaaaaa', again: 'aaaaaaaa' }, { password: 'password_rule' }],
    ['two passwords', {}, { again: 'warm-floor-8' }, { passwordAgain: 'password_mismatch' }],
  ])('says what is wrong with %s', (_, changed, typed, errors) => {
    const made = signUpBody({ ...filled, ...changed }, { ...passwords, ...typed }, 'ko', today);
    expect(made).toEqual({ body: null, errors });
  });
});

describe('the contact data of an occupant', () => {
  it('comes from the profile and goes back the same', () => {
    const profile = {
      firstName: 'Noah',
      lastName: 'Tremblay',
      email: 'noah@people.example',
      phoneCountry: '+1',
      phone: '4165550136',
    };
    expect(occupantOf(contactOf(profile))).toEqual(profile);
    expect(contactErrors(contactOf(profile))).toEqual({});
  });

  it('lacks every field while empty', () => {
    const empty = { firstName: ' ', lastName: '', email: 'x', region: '', phone: '' };
    expect(Object.keys(contactErrors(empty)).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'phone',
      'phoneCountry',
    ]);
  });
});
