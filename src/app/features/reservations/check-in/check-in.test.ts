import { describe, expect, it } from 'vitest';
import { mapLinks } from './maps.ts';
import { stayDayOf } from './day.ts';
import { wifiCode } from './wifi-code.ts';

describe('the part of a stay', () => {
  const stay = { checkIn: '2026-12-01', checkOut: '2027-01-30' };
  it.each([
    ['2026-11-30T23:59:59+09:00', 'before'],
    ['2026-12-01T00:00:00+09:00', 'arrival'],
    ['2026-12-01T14:59:59+09:00', 'arrival'],
    ['2026-12-01T15:00:00+09:00', 'staying'],
    ['2027-01-28T23:59:59+09:00', 'staying'],
    ['2027-01-29T00:00:00+09:00', 'leavingTomorrow'],
    ['2027-01-30T00:00:00+09:00', 'leavingToday'],
    ['2027-01-30T11:59:59+09:00', 'leavingToday'],
  ])('at %s is %s, wherever the device is', (moment, day) => {
    expect(stayDayOf(stay, Date.parse(moment))).toBe(day);
  });

  it('goes on at a check-out from which a confirmed extension prolongs it', () => {
    const extended = { ...stay, staysUntil: '2027-02-10' };
    expect(stayDayOf(extended, Date.parse('2027-01-29T12:00:00+09:00'))).toBe('staying');
    expect(stayDayOf(extended, Date.parse('2027-01-30T11:00:00+09:00'))).toBe('staying');
    expect(stayDayOf(extended, Date.parse('2027-02-09T12:00:00+09:00'))).toBe('leavingTomorrow');
  });

  it('has no arrival where it extends one: its people live there already', () => {
    const extension = { ...stay, extendsId: 'first' };
    expect(stayDayOf(extension, Date.parse('2026-11-30T16:00:00+09:00'))).toBe('staying');
    expect(stayDayOf(extension, Date.parse('2026-12-01T10:00:00+09:00'))).toBe('staying');
    expect(stayDayOf(extension, Date.parse('2027-01-29T12:00:00+09:00'))).toBe('leavingTomorrow');
  });

  it('of one night is an arrival before it is the day before leaving', () => {
    const night = { checkIn: '2026-12-01', checkOut: '2026-12-02' };
    expect(stayDayOf(night, Date.parse('2026-12-01T10:00:00+09:00'))).toBe('arrival');
    expect(stayDayOf(night, Date.parse('2026-12-01T16:00:00+09:00'))).toBe('leavingTomorrow');
  });
});

describe('the code that joins the Wi-Fi', () => {
  it('escapes what would end a field early', () => {
    expect(wifiCode('ondol;5G', 'a"b:c,d\\e')).toBe(String.raw`WIFI:T:WPA;S:ondol\;5G;P:a\"b\:c\,d\\e;;`);
  });

  it('says that there is no password', () => {
    expect(wifiCode('ondol', '')).toBe('WIFI:T:nopass;S:ondol;;');
  });
});

describe('the way in maps', () => {
  const place = { latitude: 37.5, longitude: 127.1, addressForTaxi: '서울 우사단로 1' };
  const naver = (userAgent: string) => mapLinks(place, userAgent).find(({ name }) => name === 'naver')!.href;

  it('opens the app on Android, with the web for phones that have none', () => {
    const href = naver('Mozilla/5.0 (Linux; Android 16; Pixel 9)');
    expect(href).toMatch(/^intent:\/\/place\?lat=37\.5&lng=127\.1&/);
    const fallback = /browser_fallback_url=([^;]+);/.exec(href)![1]!;
    expect(decodeURIComponent(fallback)).toBe(naver('iPhone'));
  });

  it('is an address of the web elsewhere', () => {
    for (const { href } of mapLinks(place, 'Mozilla/5.0 (iPhone)'))
      expect(new URL(href).protocol).toBe('https:');
  });
});
