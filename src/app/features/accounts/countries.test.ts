import { describe, expect, it } from 'vitest';
import { isCountryCode } from '#contract/rules/phone.ts';
import { countries, defaultRegion, dialCodeOf, internationalNumber, regionOf } from './countries.ts';

describe('dialling codes', () => {
  it.each(['ko', 'en'])('are all valid, named and listed once in %s', (language) => {
    const list = countries(language);
    expect(list.length).toBeGreaterThan(230);
    expect(new Set(list.map(({ iso }) => iso)).size).toBe(list.length);
    expect(list.filter(({ dialCode }) => !isCountryCode(dialCode))).toEqual([]);
    expect(list.filter(({ iso, name }) => name === iso)).toEqual([]);
  });

  it('stand in the order of the language', () => {
    expect(countries('ko')[0]?.name).toBe('가나');
    expect(countries('en')[0]?.name).toBe('Afghanistan');
  });

  it('lead back to a region of the same code', () => {
    const wrong = countries('en').filter(({ dialCode }) => dialCodeOf(regionOf(dialCode)) !== dialCode);
    expect(wrong).toEqual([]);
    expect(regionOf('+1')).toBe('US');
    expect(regionOf('+82')).toBe('KR');
    expect(regionOf('+9999')).toBe('');
  });

  it.each([
    [['vi'], 'VN'],
    [['en-GB', 'ko'], 'GB'],
    [['ko'], 'KR'],
    [['xx-invalid-', 'ja'], 'JP'],
    [[], 'KR'],
  ])('begin at what the browser speaks: %j', (languages, region) => {
    expect(defaultRegion(languages)).toBe(region);
  });

  it.each([
    ['+82 010-1234-5678', { region: 'KR', phone: '010-1234-5678' }],
    ['+84912345678', { region: 'VN', phone: '912345678' }],
    ['+1 (242) 555-0100', { region: 'US', phone: '(242) 555-0100' }],
    ['+12425550100', { region: 'BS', phone: '5550100' }],
    ['010-1234-5678', null],
    ['+999 123 4567', null],
    ['+82', null],
  ])('are told from the number behind them: %s', (text, expected) => {
    expect(internationalNumber(text)).toEqual(expected);
  });
});
