import { describe, expect, it } from 'vitest';
import { dayState, nightsBetween, plusDays, pressDay } from './calendar-rule.ts';
import type { StayLimits } from './calendar-rule.ts';

const limits: StayLimits = {
  min: '2026-11-09',
  max: '2027-11-09',
  unavailable: [{ from: '2026-12-24', to: '2027-01-03' }],
  minNights: 7,
  maxNights: 365,
};

describe('choosing a stay', () => {
  it('takes the first day as the arrival and the second as the leaving', () => {
    const arrived = pressDay('2026-12-01', {}, limits);
    expect(arrived).toEqual({ checkIn: '2026-12-01' });
    expect(pressDay('2026-12-10', arrived, limits)).toEqual({
      checkIn: '2026-12-01',
      checkOut: '2026-12-10',
    });
  });

  it('lets one leave on the day another stay begins, but not arrive', () => {
    expect(dayState('2026-12-24', { checkIn: '2026-12-10' }, limits)).toBe('checkOut');
    expect(dayState('2026-12-24', {}, limits)).toBe('taken');
  });

  it('lets one arrive on the day another stay ends', () => {
    expect(dayState('2027-01-02', {}, limits)).toBe('taken');
    expect(dayState('2027-01-03', {}, limits)).toBe('checkIn');
  });

  it('never spans a taken night: beyond it one begins anew', () => {
    const draft = { checkIn: '2026-12-10' };
    expect(dayState('2026-12-25', draft, limits)).toBe('taken');
    expect(pressDay('2027-01-05', draft, limits)).toEqual({ checkIn: '2027-01-05' });
  });

  it('asks for the minimum nights', () => {
    const draft = { checkIn: '2026-12-01' };
    expect(dayState('2026-12-07', draft, limits)).toBe('tooShort');
    expect(pressDay('2026-12-07', draft, limits)).toBe(draft);
    expect(dayState('2026-12-08', draft, limits)).toBe('checkOut');
  });

  it('offers no arrival without room for the minimum nights', () => {
    expect(dayState('2026-12-17', {}, limits)).toBe('checkIn');
    expect(dayState('2026-12-18', {}, limits)).toBe('noRoom');
  });

  it('tells a taken day from one on which nobody can arrive yet', () => {
    const later = { ...limits, min: '2027-01-03' };
    expect(dayState('2026-12-30', {}, later)).toBe('taken');
    expect(dayState('2026-12-20', {}, later)).toBe('outside');
  });

  it('closes the past, the end of the window and stays that are too long', () => {
    expect(dayState('2026-11-08', {}, limits)).toBe('outside');
    expect(dayState('2027-11-09', {}, limits)).toBe('outside');
    expect(dayState('2027-11-09', { checkIn: '2027-10-01' }, limits)).toBe('checkOut');
    const short = { ...limits, unavailable: [], maxNights: 30 };
    expect(dayState('2027-01-10', { checkIn: '2026-12-01' }, short)).toBe('tooLong');
  });

  it('takes the arrival back when it is pressed again, and begins anew after both ends stand', () => {
    expect(pressDay('2026-12-01', { checkIn: '2026-12-01' }, limits)).toEqual({});
    expect(pressDay('2026-12-05', { checkIn: '2026-12-01', checkOut: '2026-12-10' }, limits)).toEqual({
      checkIn: '2026-12-05',
    });
    expect(pressDay('2026-11-20', { checkIn: '2026-12-01' }, limits)).toEqual({ checkIn: '2026-11-20' });
  });

  it('keeps an arrival that stands: only the leaving is chosen, and chosen again', () => {
    const fixed = { ...limits, arrivalFixed: true };
    const draft = { checkIn: '2026-12-01', checkOut: '2026-12-10' };
    expect(pressDay('2026-12-20', draft, fixed)).toEqual({ checkIn: '2026-12-01', checkOut: '2026-12-20' });
    for (const day of ['2026-11-20', '2026-12-01', '2027-01-05']) {
      expect(dayState(day, draft, fixed)).toBe('outside');
      expect(pressDay(day, draft, fixed)).toBe(draft);
    }
  });
});

describe('counting days', () => {
  it('crosses months, leap days and the turn of the year', () => {
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2);
  });
});
